import Benchmark
import Workloads

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], warmupIterations: 5, maxDuration: .milliseconds(600),
    maxIterations: 4000)

  for workload in Workload.all {
    Benchmark(workload.name) { _, run in
      blackHole(run())
    } setup: {
      workload.prepare()
    }
  }
}
