// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "JellyBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Jelly", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Motion",
      dependencies: [
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Motion",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)
