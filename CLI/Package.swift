// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "JellyCLI",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "jelly", targets: ["JellyTool"])],
  dependencies: [
    .package(name: "Jelly", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "JellyTool",
      dependencies: [
        .product(name: "JellyRecording", package: "Jelly"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "JellyToolTests", dependencies: ["JellyTool"]),
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
