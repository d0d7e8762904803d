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

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
