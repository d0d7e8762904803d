// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "JellyWeb",
  dependencies: [.package(name: "Jelly", path: "..")],
  targets: [
    .executableTarget(
      name: "JellyWeb",
      dependencies: [
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellyWords", package: "Jelly"),
      ],
      swiftSettings: [
        .enableExperimentalFeature("Extern"),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
