// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "JellyExamples",
  platforms: [.iOS("18.0")],
  products: [
    .iOSApplication(
      name: "Jelly",
      targets: ["AppModule"],
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .palette),
      accentColor: .presetColor(.indigo),
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeLeft,
        .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "Jelly", path: "../../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellySwiftUI", package: "Jelly"),
        .product(name: "JellyUIKit", package: "Jelly"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
