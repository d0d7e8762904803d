@_spi(Jelly) package import Jelly
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellySchema

/// An error in the options, with the name of the wrong one.
package struct OptionError: Error, Equatable, Sendable {
  /// The name of the option, without dashes; empty if the error is not in one option.
  package let option: String
  /// The problem of the option.
  package let problem: Problem

  /// A problem of an option.
  package enum Problem: Equatable, Sendable {
    /// No option describes a spring.
    case unknownSpring
    /// The option is required beside another one.
    case missing(beside: SpringOption)
    /// The option cannot be combined with another one.
    case clash(with: SpringOption)
    /// The option requires one of these.
    case alone(needs: [SpringOption])
    /// The value is outside of the range, or is not finite.
    case outOfRange(ClosedRange<Double>, Double)
    /// Together the numbers describe a spring that is too fast, too slow or too damped to be
    /// computed.
    case extreme(DampedSpring)
    /// So much of the distance remains at every time.
    case tooLarge(Double)
    /// The target is too near to the start.
    case tooNear(Double)
    /// Another requirement, as text: `must be a number; got "a"`.
    case other(String)
  }

  /// Creates an error about an option.
  package init(_ option: String, _ problem: Problem) {
    self.option = option
    self.problem = problem
  }

  /// Creates an error about an option.
  init(_ option: SpringOption, _ problem: Problem) {
    self.init(option.rawValue, problem)
  }

  /// The option and the requirement, in one line: `--mass: must be 1e-9...1000000000; got 0`.
  ///
  /// - Parameter dashes: The text before the name of an option: `--` on a command line.
  package func text(dashes: String) -> String {
    let requirement = requirement(dashes: dashes)
    return option.isEmpty ? requirement : "\(dashes)\(option): \(requirement)"
  }

  private func requirement(dashes: String) -> String {
    func names(_ options: [SpringOption], _ word: String) -> String {
      let names = options.map { dashes + $0.rawValue }
      return names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
    }
    switch problem {
    case .unknownSpring:
      let sets = SpringParameters.all.map { parameters in
        parameters.required.map { dashes + $0.rawValue }.joined(separator: ", ")
      }
      return "must be given one set of parameters (\(sets.joined(separator: "; ")))"
    case .missing(let other): return "must be given beside \(dashes)\(other.rawValue)"
    case .clash(let other): return "cannot be combined with \(dashes)\(other.rawValue)"
    case .alone(let needs): return "must be combined with \(names(needs, "or"))"
    case .outOfRange(let range, let value):
      return "must be \(range.requirement); got \(value.numberText)"
    case .extreme(let spring):
      return "must give 1e-9...1000000000 rad/s and a damping ratio below 1000000000; got "
        + "\(spring.angularFrequency.numberText) rad/s and \(spring.dampingRatio.numberText)"
    case .tooLarge(let value):
      return "must be below ζ/√(1 − ζ²), where ζ is the damping ratio; got \(value.numberText)"
    case .tooNear(let value):
      return "must be equal to \(dashes)from, or 1e-12 or more from it; got \(value.numberText)"
    case .other(let requirement): return requirement
    }
  }
}
