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
    .library(name: "JellyFilm", targets: ["JellyFilm"]),
    .library(name: "JellyTestSupport", targets: ["JellyTestSupport"]),
  ],
  targets: [
    .target(
      name: "Jelly",
      // A square root may be a call of the C library's mathematics, which Linux keeps apart.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "JellySchema", dependencies: ["Jelly"]),
    .target(name: "JellyRecording", dependencies: ["Jelly", "JellySchema"]),
    .target(name: "JellyFilm", dependencies: ["Jelly", "JellySchema", "JellyRecording"]),
    .target(name: "JellyTestSupport", dependencies: ["Jelly", "JellyRecording"]),
    .testTarget(
      name: "JellyTests",
      dependencies: ["Jelly", "JellySchema", "JellyRecording", "JellyTestSupport"],
      exclude: ["Vectors"]),
    .testTarget(
      name: "JellyRecordingTests",
      dependencies: ["Jelly", "JellySchema", "JellyRecording", "JellyTestSupport"]),
    .testTarget(
      name: "JellyFilmTests",
      dependencies: ["Jelly", "JellyRecording", "JellyFilm", "JellyTestSupport"]),
    .testTarget(
      name: "JellyTestSupportTests", dependencies: ["Jelly", "JellySchema", "JellyTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The hosts of Apple's frameworks. Where those are missing they are built with stand-ins, to be
// tested and not to be used. A stand-in has its framework's name, because that is what the hosts
// import. A package cannot detect that it is a dependency, so a package on Linux that depends on
// this one has these targets in its graph, and cannot have another target of such a name.
for (framework, others) in [("UIKit", []), ("SwiftUI", ["Accessibility"])] {
  let name = "Jelly" + framework
  let host = Target.target(
    name: name, dependencies: ["Jelly"], exclude: ["PrivacyInfo.xcprivacy"])
  package.targets.append(host)
  #if canImport(Darwin)
    package.products.append(.library(name: name, targets: [name]))
    host.exclude = []
    host.resources = [.copy("PrivacyInfo.xcprivacy"), .process("Localizable.xcstrings")]
  #else
    let standIns: [Target.Dependency] = (others + [framework]).map { .byName(name: $0) }
    host.dependencies += standIns
    // Only Xcode makes tables of a string catalog.
    host.resources = [.copy("Localizable.xcstrings")]
    package.targets += others.map {
      .target(name: $0, path: "Tests/Headless" + $0, exclude: ["Signatures.txt"])
    }
    package.targets += [
      .target(
        // SwiftUI shows UIKit's view controllers.
        name: framework, dependencies: framework == "SwiftUI" ? ["UIKit"] : [],
        path: "Tests/Headless" + framework, exclude: ["Signatures.txt"]),
      .testTarget(
        name: name + "Tests",
        dependencies: [
          .byName(name: name), "JellyOwnControl", "JellyRecording", "JellyTestSupport",
        ] + standIns + (framework == "SwiftUI" ? ["HeadlessMetal"] : []),
        // Testing would bring an overlay for a framework that is not there.
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    ]
  #endif
}

// Nothing depends on the shaders, so only an app that adds the product needs the Metal Toolchain.
let shader = "JellyPress.metal"
#if canImport(Darwin)
  package.targets.append(.target(name: "JellyShaders", resources: [.process(shader)]))
  package.products.append(.library(name: "JellyShaders", targets: ["JellyShaders"]))
#else
  package.targets.append(.target(name: "JellyShaders", exclude: [shader]))
#endif

#if !canImport(Darwin)
  // The example of the article "A control of your own".
  package.targets.append(
    .target(
      name: "JellyOwnControl",
      dependencies: ["Jelly", "JellySwiftUI", "JellyUIKit", "SwiftUI", "UIKit"],
      path: "Tests/OwnControl"))
  // The shader, as C++.
  package.targets.append(
    .target(
      name: "HeadlessMetal", path: "Tests/HeadlessMetal",
      cxxSettings: [.headerSearchPath("shims")]))
#endif

// `make test` optimizes what the tests run most, which takes a fifth of the time; what is checked
// in a debug build is checked there, too. It compiles each module as a whole, reads its sources
// once, and leaves out what a debugger needs, which takes two thirds of the time. SwiftPM refuses
// unsafe flags in a dependency, so do not set the variable for a package that depends on this one.
if Context.environment["JELLY_TESTS"] == "optimized" {
  let run = ["Jelly", "JellySchema", "JellyRecording", "JellyFilm", "JellyTestSupport"]
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
