// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "JellyBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Jelly", path: "../.."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // The workloads, in another module, as in a client of the library.
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "Jelly", package: "Jelly"),
        .product(name: "JellySchema", package: "Jelly"),
      ],
      path: "Benchmarks/Workloads"),
    // Measures the time, with the harness.
    .executableTarget(
      name: "Motion",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/Motion",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    // Runs one workload for callgrind to count.
    .executableTarget(
      name: "Instructions", dependencies: ["Workloads"], path: "Benchmarks/Instructions"),
    // Puts both into one table.
    .executableTarget(name: "Table", dependencies: ["Workloads"], path: "Benchmarks/Table"),
  ],
  swiftLanguageModes: [.v6]
)
