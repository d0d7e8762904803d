// swift-tools-version: 6.1
import PackageDescription

/// The controls that the module has, and GALLERY if it has what the gallery alone needs: what
/// `Web/core` chooses, else all controls.
let controls = Context.environment["JELLY_CONTROLS"] ?? "ALL"

let core: Target.Dependency = .product(name: "Jelly", package: "Jelly")
let words: Target.Dependency = .product(name: "JellySchema", package: "Jelly")
let recording: Target.Dependency = .product(name: "JellyRecording", package: "Jelly")
let film: Target.Dependency = .product(name: "JellyFilm", package: "Jelly")

let package = Package(
  name: "JellyWeb",
  dependencies: [.package(name: "Jelly", path: "..")],
  targets: [
    .executableTarget(
      name: "JellyWeb",
      dependencies: [core, words],
      exclude: controls.contains("GALLERY") ? [] : ["Gallery"],
      swiftSettings: controls.split(separator: " ").map { .define("\($0)") }),
    // A link to the sources of the command.
    .target(name: "SpringSheets", dependencies: [core, words, recording]),
    .executableTarget(
      name: "JellyLab", dependencies: [core, words, recording, film, "SpringSheets"]),
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
