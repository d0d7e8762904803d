/// A number in one of the descriptions of a spring, such as its mass or its bounce.
@_spi(Jelly) public enum SpringParameter: Int, NamedCase {
  /// The mass m.
  case mass
  /// The stiffness k, in force per point.
  case stiffness
  /// The damping c, in force per point per second.
  case damping
  /// The period without damping, in seconds.
  case response
  /// The damping ratio ζ.
  case dampingRatio
  /// SwiftUI's perceived duration, in seconds.
  case duration
  /// SwiftUI's bounce, above −1 and at most 1.
  case bounce
  /// The time within which the spring settles, in seconds.
  case settlingDuration
  /// UIKit's duration, in seconds.
  case uikitDuration
  /// The decay a of a ``KeyframeSpring``.
  case keyframeDecay
  /// The frequency b of a ``KeyframeSpring``, in radians over its duration.
  case keyframeFrequency
  /// The duration of a ``KeyframeSpring``, in seconds.
  case keyframeDuration
  /// The angular frequency ω₀, in radians per second.
  case angularFrequency

  /// The name of the number.
  public var name: StaticString {
    switch self {
    case .mass: "mass"
    case .stiffness: "stiffness"
    case .damping: "damping"
    case .response: "response"
    case .dampingRatio: "dampingRatio"
    case .duration: "duration"
    case .bounce: "bounce"
    case .settlingDuration: "settlingDuration"
    case .uikitDuration: "uikitDuration"
    case .keyframeDecay: "keyframeDecay"
    case .keyframeFrequency: "keyframeFrequency"
    case .keyframeDuration: "keyframeDuration"
    case .angularFrequency: "angularFrequency"
    }
  }

  /// The range of values that a spring can be made from.
  ///
  /// Within it no product of two numbers overflows, and no ratio of two underflows.
  public var bounds: ClosedRange<Double> {
    switch self {
    case .damping, .dampingRatio: 0...1e9
    case .bounce: -0.999_999...1
    case .mass, .stiffness, .response, .duration, .settlingDuration, .uikitDuration,
      .keyframeDecay, .keyframeFrequency, .keyframeDuration, .angularFrequency:
      1e-9...1e9
    }
  }
}

/// A set of two or three numbers that together describe a spring.
///
/// Use it to read springs that people write in different ways. Code that has one set uses the
/// initializers of ``DampedSpring``.
@_spi(Jelly) public enum SpringParameters: Int, Sendable {
  /// Mass, stiffness and damping.
  case physical
  /// Response and damping ratio.
  case response
  /// SwiftUI's duration and bounce.
  case duration
  /// Settling duration and damping ratio.
  case settling
  /// UIKit's duration and damping ratio.
  case uikit
  /// Decay, frequency and duration of a ``KeyframeSpring``.
  case keyframe
  /// Angular frequency and damping ratio: the core's own two numbers.
  case angular

  /// The number of numbers in the set: 2 or 3.
  public var count: Int {
    switch self {
    case .physical, .keyframe: 3
    case .response, .duration, .settling, .uikit, .angular: 2
    }
  }

  /// The number at an index from 0 on.
  ///
  /// The first one belongs to no other set, so it identifies the set.
  public func number(_ index: Int) -> SpringParameter {
    switch self {
    case .physical: index == 0 ? .mass : index == 1 ? .stiffness : .damping
    case .response: index == 0 ? .response : .dampingRatio
    case .duration: index == 0 ? .duration : .bounce
    case .settling: index == 0 ? .settlingDuration : .dampingRatio
    case .uikit: index == 0 ? .uikitDuration : .dampingRatio
    case .keyframe:
      index == 0 ? .keyframeDecay : index == 1 ? .keyframeFrequency : .keyframeDuration
    case .angular: index == 0 ? .angularFrequency : .dampingRatio
    }
  }

  /// The spring that the numbers describe, in the order of ``number(_:)``.
  ///
  /// - Precondition: Each number lies within its ``SpringParameter/bounds``.
  public func spring(_ first: Double, _ second: Double, _ third: Double) -> DampedSpring {
    switch self {
    case .physical: DampedSpring(mass: first, stiffness: second, damping: third)
    case .response: DampedSpring(response: first, dampingRatio: second)
    case .duration: DampedSpring(duration: first, bounce: second)
    // With the usual ε of 0.001 this is UIKit's relation.
    case .settling:
      DampedSpring(uikitDuration: min(max(first, 0.01), 10), dampingRatio: second)
    case .uikit: DampedSpring(uikitDuration: first, dampingRatio: second)
    case .keyframe: KeyframeSpring(decay: first, frequency: second, duration: third).spring
    case .angular: DampedSpring(angularFrequency: first, dampingRatio: second)
    }
  }
}
