// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "JellyCLI",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "JellyFilm", targets: ["JellyFilm"]),
    .executable(name: "jelly", targets: ["JellyTool"]),
    .executable(name: "jelly-schema", targets: ["SchemaTool"]),
  ],
  dependencies: [
    .package(name: "Jelly", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "JellyFilm",
      dependencies: [
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellySchema", package: "Jelly"),
        .product(name: "JellyRecording", package: "Jelly"),
      ]),
    .target(
      name: "SpringSheets",
      dependencies: [
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellyRecording", package: "Jelly"),
        .product(name: "JellySchema", package: "Jelly"),
      ]),
    .target(
      name: "FilmRaster",
      dependencies: [
        "JellyFilm",
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellyRecording", package: "Jelly"),
      ]),
    .executableTarget(
      name: "JellyTool",
      dependencies: [
        "FilmRaster",
        "SpringSheets",
        "JellyFilm",
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellyRecording", package: "Jelly"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // A link to the project's one number.
      resources: [.embedInCode("VERSION")]),
    .target(
      name: "SchemaTables",
      dependencies: [
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellyRecording", package: "Jelly"),
        .product(name: "JellySchema", package: "Jelly"),
      ]),
    .executableTarget(
      name: "SchemaTool",
      dependencies: [
        "SchemaTables",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "JellyFilmTests",
      dependencies: [
        "JellyFilm",
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellyRecording", package: "Jelly"),
        .product(name: "JellyTestSupport", package: "Jelly"),
      ]),
    .testTarget(
      name: "SchemaTablesTests",
      dependencies: [
        "SchemaTables",
        "SpringSheets",
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellyRecording", package: "Jelly"),
        .product(name: "JellySchema", package: "Jelly"),
      ]),
    .testTarget(
      name: "JellyToolTests",
      dependencies: ["JellyTool", .product(name: "JellyRecording", package: "Jelly")]),
    .testTarget(
      name: "SpringSheetsTests",
      dependencies: [
        "SpringSheets",
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellyRecording", package: "Jelly"),
        .product(name: "JellyTestSupport", package: "Jelly"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// As in the package of the libraries.
if Context.environment["JELLY_TESTS"] == "optimized" {
  for target in package.targets {
    let optimized =
      ["JellyFilm", "SpringSheets"].contains(target.name) ? ["-O", "-assert-config", "Debug"] : []
    target.swiftSettings = [
      .unsafeFlags(
        ["-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2"] + optimized)
    ]
  }
}

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
