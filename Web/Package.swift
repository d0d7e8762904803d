// swift-tools-version: 6.1
import PackageDescription

/// The controls that the module has: those that `Web/core` chooses, else all.
let controls =
  Context.environment["JELLY_CONTROLS"] ?? "BAR REFRESH FIELD PAGER BADGE MENU"

let core: Target.Dependency = .product(name: "Jelly", package: "Jelly")
let words: Target.Dependency = .product(name: "JellyWords", package: "Jelly")
let recording: Target.Dependency = .product(name: "JellyRecording", package: "Jelly")

let package = Package(
  name: "JellyWeb",
  dependencies: [.package(name: "Jelly", path: "..")],
  targets: [
    .executableTarget(
      name: "JellyWeb",
      dependencies: [core, words],
      swiftSettings: controls.split(separator: " ").map { .define("\($0)") }),
    // A link to the sources of the command.
    .target(name: "SpringSheets", dependencies: [core, recording]),
    .executableTarget(name: "JellyLab", dependencies: [core, words, recording, "SpringSheets"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableExperimentalFeature("Extern"),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
