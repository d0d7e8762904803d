#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The kind of a control's haptics, on devices that can play them.
  ///
  ///     badge.hapticStyle = JellyHapticStyle(.rigid, intensity: 0.7)
  public struct JellyHapticStyle: Equatable, Sendable {
    /// The kind of objects that seem to collide.
    public enum Weight: Hashable, Sendable {
      /// Small, light objects.
      case light
      /// Objects of medium size and weight.
      case medium
      /// Large, heavy objects.
      case heavy
      /// Objects that give way.
      case soft
      /// Objects that do not give way.
      case rigid
    }

    /// The kind of objects that seem to collide.
    public var weight: Weight
    /// The strength of a tick, from 0 to 1.
    public var intensity: CGFloat

    /// Creates a kind of haptics.
    ///
    /// - Parameters:
    ///   - weight: The kind of objects that seem to collide; soft ones by default.
    ///   - intensity: The strength of a tick, from 0 to 1; 1 by default.
    public init(_ weight: Weight = .soft, intensity: CGFloat = 1) {
      self.weight = weight
      self.intensity = intensity
    }
  }
#endif
