// swift-tools-version: 6.1
import PackageDescription

// A package of its own: it needs nothing but the core, and is built with what tests may see.
let package = Package(
  name: "JellyFuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Jelly", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellySchema", package: "Jelly"),
        .product(name: "JellyTestSupport", package: "Jelly"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // The invariants' files are links to those of the tests, which are of the controls' own
        // package.
        .unsafeFlags(["-suppress-warnings"]),
      ])
  ],
  swiftLanguageModes: [.v6]
)
