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

// A host of Apple's. Where its framework is missing it is built with a stand-in, to be tested and
// not to be used.
let uiKit = Target.target(
  name: "JellyUIKit", dependencies: ["Jelly"], exclude: ["PrivacyInfo.xcprivacy"])
package.targets.append(uiKit)
#if canImport(Darwin)
  package.products.append(.library(name: "JellyUIKit", targets: ["JellyUIKit"]))
  uiKit.exclude = []
  uiKit.resources = [.copy("PrivacyInfo.xcprivacy")]
#else
  uiKit.dependencies.append("UIKit")
  package.targets += [
    .target(name: "UIKit", path: "Tests/HeadlessUIKit", exclude: ["Signatures.txt"]),
    .testTarget(
      name: "JellyUIKitTests", dependencies: ["JellyRecording", "JellyUIKit", "UIKit"],
      // Testing would bring an overlay for a UIKit that is not there.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
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
