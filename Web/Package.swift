// swift-tools-version: 6.1
import PackageDescription

/// The controls that the module has: those that `Web/core` chooses, else all.
let controls =
  Context.environment["JELLY_CONTROLS"] ?? "BAR REFRESH FIELD PAGER BADGE MENU"

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
      ] + controls.split(separator: " ").map { .define("\($0)") })
  ],
  swiftLanguageModes: [.v6]
)
