import Foundation
import Testing

/// One published figure: the quantity, the spring, and the value from its source.
struct PublishedRow: CustomTestStringConvertible {
  let source: String
  let test: String
  let params: [String: Any]
  let input: [String: Any]
  let quantity: String
  let expected: [Double]
  let tolerance: Double
  let note: String

  var testDescription: String { "\(test): \(quantity) of \(params), \(input)" }

  /// Returns a number of the parameters or the input.
  func number(_ name: String) throws -> Double {
    let value = params[name] ?? input[name]
    return try #require((value as? NSNumber)?.doubleValue, "\(name) in \(testDescription)")
  }

  /// Returns whether the parameters have a name, and a finite number under it.
  func has(_ names: String...) -> Bool { names.allSatisfy { params[$0] is NSNumber } }

  /// Holds a figure of ours against the source's, within the row's own tolerance.
  func expect(
    _ values: Double..., within tolerance: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (value, expected) in zip(values, expected) {
      let bound = tolerance ?? max(self.tolerance, 1e-12 * max(1, abs(expected)))
      #expect(
        abs(value - expected) <= bound, "\(testDescription): \(value), not \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  /// Returns the rows of a file beside the tests.
  ///
  /// Rows whose expectation is not a number are left out: they hold a source's results for input
  /// that does not describe a spring.
  static func load(_ name: String) throws -> [PublishedRow] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors/\(name).json")
    let rows = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
    return try #require(rows).compactMap { row in
      let expected = row["expected"]
      let numbers = (expected as? [NSNumber]) ?? (expected as? NSNumber).map { [$0] }
      guard let numbers else { return nil }
      return PublishedRow(
        source: row["source"] as? String ?? "", test: row["test"] as? String ?? "",
        params: row["params"] as? [String: Any] ?? [:],
        input: row["input"] as? [String: Any] ?? [:],
        quantity: row["quantity"] as? String ?? "", expected: numbers.map(\.doubleValue),
        tolerance: (row["tolerance"] as? NSNumber)?.doubleValue ?? 0,
        note: row["note"] as? String ?? "")
    }
  }
}
