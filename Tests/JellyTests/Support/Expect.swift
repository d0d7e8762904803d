import Testing

// In place of the macro `#expect`, of which the compiler takes 19 ms for each use: half of the time
// that it takes for the tests. It takes a tenth of that for a call of these functions. A failure
// has the values on both sides, as that of the macro has. What throws or waits needs the macro.

/// Expects a condition to be true.
func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, file: String = #fileID,
  path: String = #filePath, line: Int = #line
) {
  if !condition { fail("must be true", comment(), file, path, line) }
}

/// Expects two values to be equal.
func expect<Value: Equatable>(
  _ value: Value, equals other: Value, _ comment: @autoclosure () -> Comment? = nil,
  file: String = #fileID, path: String = #filePath, line: Int = #line
) {
  if value != other { fail("must equal \(other); got \(value)", comment(), file, path, line) }
}

/// Expects two values to differ.
func expect<Value: Equatable>(
  _ value: Value, differsFrom other: Value, _ comment: @autoclosure () -> Comment? = nil,
  file: String = #fileID, path: String = #filePath, line: Int = #line
) {
  if value == other { fail("must differ from \(other)", comment(), file, path, line) }
}

/// Expects a value to be less than another one.
func expect<Value: Comparable>(
  _ value: Value, isLessThan other: Value, _ comment: @autoclosure () -> Comment? = nil,
  file: String = #fileID, path: String = #filePath, line: Int = #line
) {
  // NaN is neither less nor greater.
  if !(value < other) { fail("must be < \(other); got \(value)", comment(), file, path, line) }
}

/// Expects a value to be another one or less.
func expect<Value: Comparable>(
  _ value: Value, isAtMost other: Value, _ comment: @autoclosure () -> Comment? = nil,
  file: String = #fileID, path: String = #filePath, line: Int = #line
) {
  if !(value <= other) { fail("must be ≤ \(other); got \(value)", comment(), file, path, line) }
}

/// Expects a value to be greater than another one.
func expect<Value: Comparable>(
  _ value: Value, isGreaterThan other: Value, _ comment: @autoclosure () -> Comment? = nil,
  file: String = #fileID, path: String = #filePath, line: Int = #line
) {
  if !(value > other) { fail("must be > \(other); got \(value)", comment(), file, path, line) }
}

/// Expects a value to be another one or greater.
func expect<Value: Comparable>(
  _ value: Value, isAtLeast other: Value, _ comment: @autoclosure () -> Comment? = nil,
  file: String = #fileID, path: String = #filePath, line: Int = #line
) {
  if !(value >= other) { fail("must be ≥ \(other); got \(value)", comment(), file, path, line) }
}

private func fail(
  _ failure: String, _ comment: Comment?, _ file: String, _ path: String, _ line: Int
) {
  Issue.record(
    Comment(rawValue: comment.map { "\($0.rawValue): \(failure)" } ?? failure),
    sourceLocation: SourceLocation(fileID: file, filePath: path, line: line, column: 1))
}
