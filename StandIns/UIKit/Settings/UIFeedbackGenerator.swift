/// A generator of haptics.
@MainActor open class UIFeedbackGenerator: HeadlessObject, UIInteraction {
  /// The requests to all generators of a screen, in order.
  public internal(set) static var headlessFelt: [String] = []

  /// The view that it belongs to.
  public private(set) weak var view: UIView?
  /// It will belong to another view.
  public func willMove(to view: UIView?) {}
  /// It belongs to another view.
  public func didMove(to view: UIView?) { self.view = view }

  init(headlessView: UIView) {
    headlessView.addInteraction(self)
  }

  /// Wakes the device up, so that the next tick comes at once.
  open func prepare() { Self.headlessFelt.append("prepare") }
}

/// Ticks as things that collide.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The character of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light
    /// Neither small nor large.
    case medium
    /// Large and heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator for a view.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(headlessView: view)
  }

  /// Ticks, from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {
    Self.headlessFelt.append(intensity == 1 ? "\(style)" : "\(style) \(intensity)")
  }
}
