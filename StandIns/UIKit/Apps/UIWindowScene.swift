/// An instance of the app's user interface.
@MainActor open class UIScene: UIResponder, Hashable {
  /// Whether a person sees it.
  public enum ActivationState: Int, Sendable {
    /// It has been disconnected.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// In front, but it gets no events.
    case foregroundInactive = 1
    /// Behind.
    case background = 2
  }

  /// Posted when it gets events.
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  /// Posted before it gets no more.
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when it is gone.
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")

  /// Whether a person sees it.
  open internal(set) var activationState = ActivationState.foregroundActive

  /// Its hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  let headlessSize: CGSize
  private var all: [Weak] = []

  /// A window, which an app retains.
  private struct Weak { weak var window: UIWindow? }

  init(headless size: CGSize) { headlessSize = size }

  /// The windows that are shown.
  public var windows: [UIWindow] { all.compactMap(\.window).filter { !$0.isHidden } }

  func headlessAdd(_ window: UIWindow) { all.append(Weak(window: window)) }

  /// Connects another scene.
  public static func headlessConnect(_ state: ActivationState = .foregroundActive)
    -> UIWindowScene
  {
    let screen = HeadlessScreen.current
    let scene = UIWindowScene(headless: screen.scene.headlessSize)
    screen.scenes.append(scene)
    scene.activationState = state
    return scene
  }

  /// Brings the scene to the front, or behind.
  public func headlessMove(to state: ActivationState) {
    let center = NotificationCenter.default
    if state != .foregroundActive {
      center.post(name: Self.willDeactivateNotification, object: self)
    }
    activationState = state
    if state == .unattached { HeadlessScreen.current.scenes.removeAll { $0 === self } }
    if state == .foregroundActive { center.post(name: Self.didActivateNotification, object: self) }
    if state == .unattached { center.post(name: Self.didDisconnectNotification, object: self) }
  }

  /// Returns the view that a touch goes to: of the window in front that has it.
  func headlessHitTest(_ place: CGPoint) -> UIView? {
    let sorted = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    return sorted.lazy.compactMap { $0.element.hitTest(place, with: nil) }.first
  }
}

/// The app.
@MainActor open class UIApplication: UIResponder {
  /// The app.
  open class var shared: UIApplication { headlessApp }
  private static let headlessApp = UIApplication()
  /// The scenes of the app.
  public var connectedScenes: Set<UIScene> { Set(HeadlessScreen.current.scenes) }
}

/// The directions of a screen.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a mask of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All of them.
  public static var all: Self { Self(rawValue: 30) }
}

/// The urgency of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names an urgency.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It waits for others.
  public nonisolated static let low = Self(rawValue: "low")
  /// Others wait for it.
  public nonisolated static let high = Self(rawValue: "high")
}

extension NSAttributedString.Key {
  /// The urgency of an announcement.
  public nonisolated static let accessibilitySpeechAnnouncementPriority =
    NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
}
