// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Jelly",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macCatalyst(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "Jelly", targets: ["Jelly"]),
    .library(name: "JellySchema", targets: ["JellySchema"]),
    .library(name: "JellyRecording", targets: ["JellyRecording"]),
    .library(name: "JellyTestSupport", targets: ["JellyTestSupport"]),
  ],
  targets: [
    .target(
      name: "Jelly",
      // A square root may be a call of the C library's mathematics, which Linux keeps apart.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "JellyHosts", dependencies: ["Jelly"]),
    .target(name: "JellySchema", dependencies: ["Jelly"]),
    .target(name: "JellyRecording", dependencies: ["Jelly", "JellySchema"]),
    .target(name: "JellyTestSupport", dependencies: ["Jelly", "JellyRecording"]),
    .testTarget(
      name: "JellyTests",
      dependencies: ["Jelly", "JellySchema", "JellyRecording", "JellyTestSupport"],
      exclude: ["Vectors"]),
    // The compiler makes two modules side by side.
    .testTarget(
      name: "JellyControlsTests",
      dependencies: ["Jelly", "JellySchema", "JellyRecording", "JellyTestSupport"],
      exclude: ["Vectors"]),
    .testTarget(
      name: "JellyRecordingTests",
      dependencies: ["Jelly", "JellySchema", "JellyRecording", "JellyTestSupport"]),
    .testTarget(
      name: "JellyTestSupportTests", dependencies: ["Jelly", "JellySchema", "JellyTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The hosts of Apple's frameworks. Where those are missing, a clone of this repository builds them
// with the stand-ins of a package beside it, to be tested and not to be used. A package that
// depends on a version of this one gets neither: its dependencies lie in a folder `checkouts`.
//
// The window of a scene's toasts is UIKit's in any case, so the SwiftUI host uses that of the UIKit
// host, and not a twin of it. An import of JellySwiftUI does not show what JellyUIKit declares. The
// cost is the code of JellyUIKit in an app that uses only SwiftUI: at most 0.8 MB, for `-Osize` and
// before the linker strips.
let hosts: [(framework: String, standIns: [String])] = [
  ("UIKit", ["UIKit"]), ("SwiftUI", ["Accessibility", "SwiftUI", "UIKit"]),
]
#if canImport(Darwin)
  let hasStandIns = false
  for (framework, _) in hosts {
    let name = "Jelly" + framework
    package.products.append(.library(name: name, targets: [name]))
    let uiKit = Target.Dependency.target(
      name: "JellyUIKit", condition: .when(platforms: [.iOS, .macCatalyst]))
    package.targets.append(
      .target(
        name: name,
        dependencies: ["Jelly", "JellyHosts"] + (framework == "SwiftUI" ? [uiKit] : []),
        resources: [.copy("PrivacyInfo.xcprivacy"), .process("Localizable.xcstrings")]))
  }
#else
  let hasStandIns = !Context.packageDirectory.contains("/checkouts/")
#endif
if hasStandIns {
  package.dependencies.append(.package(path: "StandIns"))
  for (framework, standIns) in hosts {
    let name = "Jelly" + framework
    let modules = standIns.map { Target.Dependency.product(name: $0, package: "StandIns") }
    let uiKit: [Target.Dependency] = framework == "SwiftUI" ? ["JellyUIKit"] : []
    package.targets += [
      .target(
        name: name, dependencies: ["Jelly", "JellyHosts"] + uiKit + modules,
        exclude: ["PrivacyInfo.xcprivacy"],
        // Only Xcode makes tables of a string catalog.
        resources: [.copy("Localizable.xcstrings")]),
      .testTarget(
        name: name + "Tests",
        dependencies: [
          .byName(name: name), "JellyOwnControl", "JellyRecording", "JellyTestSupport",
        ] + uiKit + modules + (framework == "SwiftUI" ? ["HeadlessMetal"] : []),
        // Testing would bring an overlay for a framework that is not there.
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    ]
  }
  package.targets += [
    // The example of the article "A control of your own".
    .target(
      name: "JellyOwnControl",
      dependencies: ["Jelly", "JellySwiftUI", "JellyUIKit"]
        + ["SwiftUI", "UIKit"].map { .product(name: $0, package: "StandIns") },
      path: "Tests/OwnControl"),
    // The shader, as C++.
    .target(
      name: "HeadlessMetal", path: "StandIns/HeadlessMetal",
      cxxSettings: [.headerSearchPath("shims")]),
  ]
}

// Nothing depends on the shaders, so only an app that adds the product needs the Metal Toolchain.
let shader = "JellyPress.metal"
#if canImport(Darwin)
  package.targets.append(.target(name: "JellyShaders", resources: [.process(shader)]))
  package.products.append(.library(name: "JellyShaders", targets: ["JellyShaders"]))
#else
  package.targets.append(.target(name: "JellyShaders", exclude: [shader]))
#endif

// `make test` optimizes what the tests run most, which takes a fifth of the time; what is checked
// in a debug build is checked there, too. It compiles each module as a whole, reads its sources
// once, and leaves out what a debugger needs, which takes two thirds of the time. SwiftPM refuses
// unsafe flags in a dependency, so do not set the variable for a package that depends on this one.
if Context.environment["JELLY_TESTS"] == "optimized" {
  let run = ["Jelly", "JellySchema", "JellyRecording", "JellyTestSupport"]
  for target in package.targets {
    let optimized = run.contains(target.name) ? ["-O", "-assert-config", "Debug"] : []
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(
          ["-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2"] + optimized)
      ]
  }
}

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
