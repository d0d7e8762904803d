import Jelly
import JellyRecording
import JellyWords

/// An error in the options, with the name of the wrong one.
package struct OptionError: Error, Equatable, Sendable {
  /// The name of the option, without dashes; empty if no single option is wrong.
  package let option: String
  /// The problem of the option.
  package let problem: Problem

  /// A problem of an option.
  package enum Problem: Equatable, Sendable {
    /// No option describes a spring.
    case noDialect
    /// The option is needed beside another one.
    case missing(beside: SpringOption)
    /// The option cannot be used together with another one.
    case clash(with: SpringOption)
    /// The option has no meaning without one of these.
    case alone(needs: [SpringOption])
    /// The value is not a number, or is infinite.
    case notFinite(Double)
    /// The value is zero or negative.
    case notPositive(Double)
    /// The value is negative.
    case negative(Double)
    /// The bounce is −1 or less.
    case neverArrives(Double)
    /// The value is outside of the range that can be computed.
    case outside(ClosedRange<Double>, Double)
    /// Together the numbers describe a spring that is too fast, too slow or too damped to be
    /// computed.
    case extreme
    /// The target is too near to the start.
    case tooNear
    /// Another problem, as text.
    case other(String)
  }

  /// Makes an error about an option.
  package init(_ option: String, _ problem: Problem) {
    self.option = option
    self.problem = problem
  }

  /// Makes an error about an option.
  init(_ option: SpringOption, _ problem: Problem) {
    self.init(option.rawValue, problem)
  }

  /// The option and the problem, in one line.
  ///
  /// - Parameter dashes: The text before the name of an option: `--` on a command line.
  package func text(dashes: String) -> String {
    let explanation = explanation(dashes: dashes)
    return option.isEmpty ? explanation : "\(dashes)\(option): \(explanation)"
  }

  private func explanation(dashes: String) -> String {
    func names(_ options: [SpringOption], _ word: String) -> String {
      let names = options.map { dashes + $0.rawValue }
      return names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
    }
    switch problem {
    case .noDialect:
      return "which spring? Say it by "
        + SpringDialect.all.map { names($0.required, "and") }.joined(separator: "; or by ")
    case .missing(let other): return "missing beside \(dashes)\(other.rawValue)"
    case .clash(let other): return "cannot be used together with \(dashes)\(other.rawValue)"
    case .alone(let needs): return "says nothing without \(names(needs, "or"))"
    case .notFinite(let value): return "\(value.numberText) is not a finite number"
    case .notPositive(let value): return "\(value.numberText) is not above 0"
    case .negative(let value): return "\(value.numberText) is below 0"
    case .neverArrives(let value):
      return "\(value.numberText) is not above -1: such a spring never arrives"
    case .outside(let bounds, let value):
      let range = "\(bounds.lowerBound.numberText) to \(bounds.upperBound.numberText)"
      return "\(value.numberText) is not within \(range)"
    case .extreme:
      return "the spring is beyond 1e-9 to 1e9 rad/s or a damping ratio of 1e9"
    case .tooNear: return "nearer than 1e-12 to \(dashes)from, and not equal to it"
    case .other(let reason): return reason
    }
  }
}
