#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A view that shows an elastic control, with the properties that all such views have.
  ///
  ///     func reduceMotion(_ view: some JellyView) {
  ///       view.motion = .reduced
  ///       view.shadow = nil
  ///     }
  ///
  /// The views of this module conform to the protocol. To show a control of your own, use
  /// ``JellyBodyView``.
  @MainActor public protocol JellyView: UIView {
    /// The control of the core that the view shows.
    associatedtype Control: JellyControl

    /// The tuning of the control: its springs, limits and curves.
    ///
    /// The tuning can change while the control moves. A field adopts a new tuning at the next
    /// touch.
    ///
    /// - Precondition: The tuning is valid (``/Jelly/JellyTuning/isValid``).
    var tuning: Control.Tuning { get set }

    /// The preference for the amount of motion; `.system` by default, which follows Reduce Motion.
    var motion: JellyMotion { get set }

    /// The kind of the control's haptics; soft ticks by default.
    var hapticStyle: JellyHapticStyle { get set }

    /// The shadow of the outline, which follows the outline in each frame; nil for none.
    ///
    ///     let shadow = NSShadow()
    ///     shadow.shadowBlurRadius = 8
    ///     card.shadow = shadow
    ///
    /// The view copies the shadow, so assign a shadow again after a change. The opacity of the
    /// shadow is that of its color; the blur radius is that of `CALayer.shadowRadius`.
    ///
    /// Use this property instead of a shadow on the view's own layer. For such a shadow Core
    /// Animation draws the view in each frame to find its outline.
    ///
    /// The items of a menu, page controls and refresh controls do not have a shadow.
    var shadow: NSShadow? { get set }

    /// A Boolean value that indicates whether the render server shows the motion that no touch
    /// controls; false by default.
    ///
    /// All frames until the rest time become keyframes at once. The render server does not drop one
    /// while the main thread is busy, and the app runs in none. The next event takes the motion
    /// back where it is.
    ///
    /// The main thread always draws what layers cannot show by themselves: an outline that is
    /// filled with a material (``JellyFillableView/fillEffect``), and all of a badge, a drawer, a
    /// group, a menu, a page control, a refresh control and a button with content.
    ///
    /// The default is false because the cost on a device is not known: the render server computes
    /// the pixels of a shape whose path is animated. Compare both in Instruments.
    var animatesOnRenderServer: Bool { get set }

    /// A closure that the view calls each time the control has come to rest; nil for none.
    ///
    ///     icon.onRest = { [weak self] in self?.dismiss(animated: true) }
    ///
    /// It is called in the frame from which on nothing moves; a finger that is still may hold the
    /// control. Outside of a window there is no frame. With a closure the app draws the motion,
    /// also if ``animatesOnRenderServer`` is true.
    var onRest: (() -> Void)? { get set }

    /// The object that observes every event of the control; nil for none.
    ///
    /// An observer can record a control, for example in a debug build:
    ///
    ///     let log = TraceLog()  // of JellyRecording
    ///     bar.observer = log
    ///     …
    ///     print(log.text)  // a trace, which `jelly frames` replays
    ///
    /// The view retains the object.
    var observer: (any JellyObserver)? { get set }
  }

  /// A view whose outline can be filled with a gradient or a material.
  @MainActor public protocol JellyFillableView: JellyView {
    /// The gradient that fills the outline instead of the color; nil for the color.
    var fillGradient: JellyGradient? { get set }

    /// The material that fills the outline instead of the color and the gradient, such as a blur;
    /// nil for none.
    ///
    /// The outline is the material's mask in each frame. Apple does not document whether glass
    /// (`UIGlassEffect`) keeps to a mask.
    var fillEffect: UIVisualEffect? { get set }
  }

  /// A view that has a host, to which the properties of ``JellyView`` belong.
  @MainActor protocol Hosting: JellyView {
    // Declared again, so that the compiler infers it from `host`.
    associatedtype Control
    /// The object that runs the control in the view.
    var host: JellyHost<Control> { get }
  }

  extension Hosting {
    /// Gives the view its colors anew: one with the focus has others.
    func paintFocus() { host.paint() }

    /// The tuning of the host.
    public var tuning: Control.Tuning {
      get { host.tuning }
      set { host.tuning = newValue }
    }

    /// The preference of the host.
    public var motion: JellyMotion {
      get { host.motion }
      set { host.motion = newValue }
    }

    /// The style of the host's haptics.
    public var hapticStyle: JellyHapticStyle {
      get { host.haptics.style }
      set { host.haptics.style = newValue }
    }

    /// A copy of the shadow of the host.
    public var shadow: NSShadow? {
      get { host.shadow.map(NSShadow.init) }
      set { host.shadow = newValue.flatMap(OutlineShadow.init) }
    }

    /// Whether the host hands its motion over.
    public var animatesOnRenderServer: Bool {
      get { host.animatesOnRenderServer }
      set { host.animatesOnRenderServer = newValue }
    }

    /// The closure of the host.
    public var onRest: (() -> Void)? {
      get { host.onRest }
      set { host.onRest = newValue }
    }

    /// The observer of the host.
    public var observer: (any JellyObserver)? {
      get { host.observer }
      set { host.observer = newValue }
    }
  }

  /// A view that has a host, to which the properties of ``JellyFillableView`` belong.
  @MainActor protocol FillableHosting: Hosting, JellyFillableView {}

  extension FillableHosting {
    /// The gradient of the host.
    public var fillGradient: JellyGradient? {
      get { host.fillGradient }
      set { host.fillGradient = newValue }
    }

    /// The material of the host.
    public var fillEffect: UIVisualEffect? {
      get { host.fillEffect }
      set { host.fillEffect = newValue }
    }
  }
#endif
