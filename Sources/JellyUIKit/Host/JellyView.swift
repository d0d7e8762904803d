#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A view that shows an elastic control, with the settings that all such views have.
  ///
  ///     func calm(_ view: some JellyView) {
  ///       view.motion = .reduced
  ///       view.outlineShadow = nil
  ///     }
  ///
  /// The views of this module conform to it, and no other view can.
  @MainActor public protocol JellyView: UIView {
    /// The control of the core that the view shows.
    associatedtype Control: JellyControl
    /// What runs the control in the view.
    var host: JellyHost<Control> { get }
  }

  extension JellyView {
    /// The tuning of the control, which can change while the control moves; a field adopts it at
    /// the next touch.
    ///
    /// - Precondition: The tuning is sound (``/Jelly/ShownFields/isSound``).
    public var tuning: Control.Tuning {
      get { host.tuning }
      set { host.tuning = newValue }
    }

    /// The preference for how much the control moves; `.system` by default, which follows Reduce
    /// Motion.
    public var motion: JellyMotion {
      get { host.motion }
      set { host.motion = newValue }
    }

    /// The kind of the control's haptics; soft ticks by default.
    public var hapticStyle: HapticStyle {
      get { host.haptics.style }
      set { host.haptics.style = newValue }
    }

    /// A shadow of the outline, which follows it in each frame; nil for none.
    ///
    /// The items of a menu have none.
    public var outlineShadow: JellyShadow? {
      get { host.shadow }
      set { host.shadow = newValue }
    }

    /// An object that observes every event of the control; nil for none.
    ///
    /// Use it to record what happens to a control, for example in a debug build:
    ///
    ///     let log = TraceLog()        // of JellyRecording
    ///     bar.jellyObserver = log
    ///     …
    ///     print(log.text)             // a trace, which `jelly frames` replays
    ///
    /// The control retains the object.
    public var jellyObserver: (any JellyObserver)? {
      get { host.observer }
      set { host.observer = newValue }
    }
  }

  /// An elastic view whose outline can be filled with more than a color.
  @MainActor public protocol JellyFillableView: JellyView {}

  extension JellyFillableView {
    /// A gradient that fills the outline instead of the color; nil for the color.
    public var fillGradient: JellyGradient? {
      get { host.fillGradient }
      set { host.fillGradient = newValue }
    }

    /// A material that fills the outline instead of the color and the gradient, such as a blur;
    /// nil for none.
    ///
    /// The outline is the material's mask in each frame. Apple does not document whether glass
    /// (`UIGlassEffect`) keeps to a mask.
    public var fillEffect: UIVisualEffect? {
      get { host.fillEffect }
      set { host.fillEffect = newValue }
    }
  }
#endif
