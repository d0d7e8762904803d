import Foundation
import Workloads

/// The harness's export, as far as it is read here (the format of Java's JMH, in microseconds).
private struct Measurement: Decodable {
  struct Metric: Decodable {
    let scorePercentiles: [String: Double]
  }
  let benchmark: String
  let secondaryMetrics: [String: Metric]
}

/// The time that each workload takes.
struct Timing {
  private var microseconds: [String: Double] = [:]

  /// Reads what the harness exported into a folder.
  init(folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    for file in files where file.hasSuffix(".json") {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      for measurement in try JSONDecoder().decode([Measurement].self, from: data) {
        let name = measurement.benchmark.split(separator: ".").last.map(String.init) ?? ""
        let times = measurement.secondaryMetrics.values.first
        microseconds[name] = times?.scorePercentiles["0.0"]
      }
    }
  }

  /// Nanoseconds for one spring of the workload, in its fastest run: other work of the machine can
  /// only make a run slower.
  func nanoseconds(of workload: Workload) -> Double? {
    let name = workload.name.replacingOccurrences(of: " ", with: "_")
    return microseconds[name].map { $0 * 1000 / Double(workload.count) }
  }
}
