#if canImport(UIKit) && !os(watchOS)
  /// How the ticks of a control feel, where a device can be felt.
  ///
  ///     badge.hapticFeel = HapticFeel(.rigid, intensity: 0.7)
  public struct HapticFeel: Equatable, Sendable {
    /// The kind of the things that seem to collide.
    public enum Weight: Hashable, Sendable {
      /// Small, light things.
      case light
      /// Things of medium size and weight.
      case medium
      /// Large, heavy things.
      case heavy
      /// Things that give way.
      case soft
      /// Things that do not give way.
      case rigid
    }

    /// The kind of the things that seem to collide.
    public var weight: Weight
    /// How strong a tick is, from 0 to 1.
    public var intensity: Double

    /// Creates a feel.
    ///
    /// - Parameters:
    ///   - weight: The kind of the things that seem to collide; soft ones by default.
    ///   - intensity: How strong a tick is, from 0 to 1.
    public init(_ weight: Weight = .soft, intensity: Double = 1) {
      self.weight = weight
      self.intensity = intensity
    }
  }
#endif
