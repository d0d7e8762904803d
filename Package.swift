// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Jelly",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "Jelly", targets: ["Jelly"]),
    .library(name: "JellyRecording", targets: ["JellyRecording"]),
  ],
  targets: [
    .target(name: "Jelly"),
    .target(name: "JellyRecording", dependencies: ["Jelly"]),
    .testTarget(name: "JellyTests", dependencies: ["Jelly"], exclude: ["Vectors"]),
    .testTarget(name: "JellyRecordingTests", dependencies: ["Jelly", "JellyRecording"]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets.append(.target(name: "JellySwiftUI", dependencies: ["Jelly"]))
#if canImport(Darwin)
  package.products.append(.library(name: "JellySwiftUI", targets: ["JellySwiftUI"]))
#else
  // Where there is no SwiftUI the host is built with a stand-in, to be tested and not to be used.
  package.targets += [
    .target(name: "SwiftUI", path: "Tests/HeadlessSwiftUI", exclude: ["Signatures.txt"]),
    .target(name: "Accessibility", path: "Tests/HeadlessAccessibility"),
    .testTarget(
      name: "JellySwiftUITests",
      dependencies: ["Accessibility", "JellyRecording", "JellySwiftUI", "SwiftUI"],
      // Testing would bring an overlay for a SwiftUI that is not there.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
  package.targets.first { $0.name == "JellySwiftUI" }?.dependencies += [
    "Accessibility", "SwiftUI",
  ]
#endif

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
