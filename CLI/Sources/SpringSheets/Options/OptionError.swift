import Jelly
import JellyRecording

/// What is wrong with the options, and with which one.
package struct OptionError: Error, Equatable, Sendable {
  /// The name of the option, without dashes; empty where it is none's fault.
  package let option: String
  /// What is wrong with it.
  package let problem: Problem

  /// What can be wrong with an option.
  package enum Problem: Equatable, Sendable {
    /// No option says which spring.
    case noDialect
    /// It must be there beside another.
    case missing(beside: SpringOption)
    /// It cannot stand beside another.
    case clash(with: SpringOption)
    /// It says nothing without one of these.
    case alone(needs: [SpringOption])
    /// It is not a number at all, or an infinite one.
    case notFinite(Double)
    /// It is zero or negative.
    case notPositive(Double)
    /// It is negative.
    case negative(Double)
    /// A bounce at or below −1.
    case neverArrives(Double)
    /// It is beyond what can be computed with.
    case outside(ClosedRange<Double>, Double)
    /// Together the numbers say a spring that is too fast, too slow or too damped to be told.
    case extreme
    /// It is a hair from where the way begins.
    case tooNear
    /// Something else, in words.
    case other(String)
  }

  /// Makes an error of an option.
  package init(_ option: String, _ problem: Problem) {
    self.option = option
    self.problem = problem
  }

  /// Makes an error of an option.
  init(_ option: SpringOption, _ problem: Problem) {
    self.init(option.rawValue, problem)
  }

  /// The option and the problem, in one line.
  ///
  /// - Parameter dashes: What stands before the name of an option: `--` on a command line.
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
    case .clash(let other): return "cannot stand beside \(dashes)\(other.rawValue)"
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
