#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Jelly
  import JellyHosts
  public import UIKit

  /// The view of a drawer: its outline, and the content, which moves with the outline and is never
  /// deformed.
  ///
  /// It belongs to a presentation (``JellyDrawerPresentation/drawerView``), and has what all jelly
  /// views have, such as ``JellyView/tuning``. It is as large as the container that the drawer
  /// opens in.
  public final class JellyDrawerView: UIView, FillableHosting {
    /// A closure that is called once for each effect: a finger has taken the drawer or let it go,
    /// or a person has selected a detent or dismissed the drawer, also by the grabber, a key or an
    /// assistive technology.
    public var onEffect: ((JellyDrawerBody.Effect) -> Void)?

    let host = JellyHost(JellyDrawerBody(size: .zero))
    /// The view with the presented view, cut to the free corners.
    let contentView = UIView(frame: .zero)
    let grabber: DrawerGrabber
    private weak var drawer: JellyDrawerPresentation?
    private let fingers = DrawerFingers()
    /// The acts of a recognizer elsewhere on the drawer.
    ///
    /// A view owns it, as it owns all targets of recognizers: UIKit frees views on the main thread,
    /// where a target must be freed.
    var pull: PanPull?

    init(of drawer: JellyDrawerPresentation) {
      self.drawer = drawer
      grabber = DrawerGrabber(of: drawer)
      super.init(frame: .zero)
      contentView.clipsToBounds = true
      addSubview(contentView)
      addSubview(grabber)
      // The grabber is in front, but comes first.
      accessibilityElements = [grabber, contentView]
      host.fillColor = .systemBackground
      host.onEffect = { [weak drawer] in drawer?.report($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.attach(to: self)
      fingers.attach(to: self) { [weak drawer] in drawer?.askDelegate() }
      registerForTraitChanges([UITraitLayoutDirection.self]) { (view: JellyDrawerView, _) in
        view.drawer?.arrange()
      }
    }

    /// Does not exist: a drawer is made by code.
    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    /// The color that fills the outline, dynamic colors included; the system's background if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue ?? .systemBackground }
    }

    /// A Boolean value that indicates whether the drawer plays a haptic when a finger selects
    /// another detent or dismisses it; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    private func show(_ body: JellyDrawerBody, at time: Double) {
      let (origin, size) = body.contentFrame(at: time)
      contentView.frame = CGRect(origin: CGPoint(origin), size: CGSize(size))
      contentView.layer.cornerRadius = body.settings.cornerRadius
      contentView.layer.maskedCorners = body.settings.edge.freeCorners
      grabber.center = CGPoint(body.grabberCenter(at: time))
      drawer?.show(body, at: time)
    }

    /// Reports the state to assistive technologies.
    func describe(showsGrabber: Bool) { grabber.show(host.body, isVisible: showsGrabber) }

    /// Takes the content away, and is dismissed from now on.
    func close() {
      fingers.release()
      pull = nil
      host.send(.dismissed(isAnimated: false))
      for view in contentView.subviews { view.removeFromSuperview() }
    }

    /// Returns whether a point is on the panel.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      host.shape.path?.contains(point) == true || grabber.frame.contains(point)
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { fingers.release() }
    }
  }

  extension Jelly.RectEdge {
    /// The two corners that move with the free edge of a drawer.
    fileprivate var freeCorners: CACornerMask {
      switch self {
      case .top: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      case .bottom: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      case .left: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
      case .right: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      }
    }
  }

  /// The grabber of a drawer, as large as a finger needs around the mark that is visible.
  final class DrawerGrabber: UIView {
    private let mark = UIView(frame: .zero)
    private weak var drawer: JellyDrawerPresentation?
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private var tapTarget: AnyObject?
    private var value = OwnAccessibilityValue()

    init(of drawer: JellyDrawerPresentation) {
      self.drawer = drawer
      super.init(frame: .zero)
      mark.backgroundColor = .pageMark
      mark.isUserInteractionEnabled = false
      addSubview(mark)
      addGestureRecognizer(tap)
      tapTarget = tap.calling { [weak self] in
        if self?.tap.state == .ended { self?.drawer?.stepByPerson(0) }
      }
      accessibilityLabel = localized("Grabber")
      accessibilityTraits = .adjustable
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func show(_ body: JellyDrawerBody, isVisible: Bool) {
      let size = JellyDrawerBody.grabberSize
      let turned = body.settings.edge.isUpright ? size : Vector2(size.y, size.x)
      let margins = TouchTarget.margins(around: turned)
      bounds.size = CGSize(turned + margins * 2)
      mark.frame = CGRect(origin: CGPoint(margins), size: CGSize(turned))
      mark.layer.cornerRadius = size.y / 2
      mark.isHidden = !isVisible
      isUserInteractionEnabled = isVisible
      isAccessibilityElement = body.settings.detents.count > 1
      if body.selectedDetent != nil {
        value.assign(body.detentWords { localized($0) }, to: self)
      }
    }

    override func accessibilityIncrement() { drawer?.stepByPerson(1) }
    override func accessibilityDecrement() { drawer?.stepByPerson(-1) }

    override func accessibilityActivate() -> Bool {
      drawer?.stepByPerson(0)
      return drawer != nil
    }
  }
#endif
