#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Jelly
  public import UIKit

  /// A view whose subviews join and part like drops.
  ///
  ///     let chips = JellyGroupView()
  ///     chips.fillColor = .secondarySystemFill
  ///     for chip in [bread, olives, figs] { chips.addSubview(chip) }
  ///     chips.onJoinChange = { first, second, isJoined in … }
  ///
  /// The subviews stay what they are: their labels, their focus, their order and their targets are
  /// their own. Lay them out with `frame`, `center` or constraints. The view draws one outline
  /// behind them, in the size and with the `cornerRadius` of their layers, and gives each of them a
  /// translation as its `transform` while it moves. A subview that is hidden takes no part.
  ///
  /// Up to ``/Jelly/JellyGroupBody/capacity`` subviews take part, the rearmost first.
  public final class JellyGroupView: UIView, FillableHosting {
    /// A closure that is called once for each effect: a finger holds a subview, or lets it go.
    public var onEffect: ((JellyGroupBody.Effect) -> Void)? { didSet { host.onEffect = onEffect } }

    /// A closure that is called when two subviews have joined or parted.
    public var onJoinChange: ((_ first: UIView, _ second: UIView, _ isJoined: Bool) -> Void)?

    let host = JellyHost(JellyGroupBody(size: .zero))
    private var children: [Child] = []
    private var nextNumber = 0
    /// The pairs that were joined in the last frame, by their numbers; nil before the first.
    private var joined: Set<Pair>?
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private var panTarget: AnyObject?
    private var pull: PanPull?

    /// A subview that takes part.
    private struct Child {
      let number: Int
      let view: UIView
      var box: JellyGroupBody.Box
    }

    private struct Pair: Hashable {
      let first: Int
      let second: Int
    }

    /// Creates a view.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a view from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.attach(to: self)
      pan.isEnabled = false
      pan.maximumNumberOfTouches = 1
      panTarget = pan.calling { [weak self] in self?.follow() }
      addGestureRecognizer(pan)
    }

    // Settings

    /// The gap at which two subviews part, in points; they join at a smaller one.
    @IBInspectable public dynamic var spacing: CGFloat {
      get { host.body.settings.spacing }
      set { host.set { $0.spacing = newValue } }
    }

    /// The only subview that the others join; nil if all join each other.
    public weak var hub: UIView? { didSet { setHub() } }

    /// The color that fills the outline, dynamic colors included; the tint color if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// A Boolean value that indicates whether a finger can drag the subviews out of their places;
    /// false by default.
    @IBInspectable public var allowsDragging: Bool {
      get { pan.isEnabled }
      set { pan.isEnabled = newValue }
    }

    /// Adds a subview that buds from another one, and grows to its own place.
    ///
    /// - Parameters:
    ///   - view: A view that is laid out where it belongs.
    ///   - source: A subview of the group.
    public func addSubview(_ view: UIView, buddingFrom source: UIView) {
      addSubview(view)
      guard let number = number(of: view), let box = box(of: source) else {
        return setNeedsLayout()
      }
      host.send(.bodyPlaced(number, box, isAnimated: false))
      setNeedsLayout()
    }

    // UIView

    public override func layoutSubviews() {
      super.layoutSubviews()
      host.fit()
      place()
    }

    public override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      guard let index = children.firstIndex(where: { $0.view === subview }) else { return }
      remove(at: index)
    }

    // Subviews

    private func number(of view: UIView) -> Int? {
      if let child = children.first(where: { $0.view === view }) { return child.number }
      guard children.count < JellyGroupBody.capacity else { return nil }
      defer { nextNumber += 1 }
      children.append(Child(number: nextNumber, view: view, box: box(of: view)!))
      return nextNumber
    }

    /// The box of a view as it is laid out; nil for one that is hidden.
    private func box(of view: UIView) -> JellyGroupBody.Box? {
      guard view !== host.canvas, !view.isHidden else { return nil }
      return JellyGroupBody.Box(
        center: Vector2(view.center), size: Vector2(view.bounds.size),
        cornerRadius: view.layer.cornerRadius)
    }

    /// Gives the core the boxes of all subviews, after a layout.
    private func place() {
      let isFirst = joined == nil
      for index in children.indices.reversed()
      where children[index].view.superview !== self || children[index].view.isHidden {
        remove(at: index)
      }
      for view in subviews {
        guard let box = box(of: view) else { continue }
        let isNew = !children.contains { $0.view === view }
        guard let number = number(of: view),
          let index = children.firstIndex(where: { $0.number == number })
        else { continue }
        guard isNew || children[index].box != box || isFirst else { continue }
        children[index].box = box
        host.send(.bodyPlaced(number, box, isAnimated: !isFirst))
      }
      setHub()
      if isFirst, !children.isEmpty { joined = pairs(of: host.body, at: .infinity) }
    }

    private func remove(at index: Int) {
      let child = children.remove(at: index)
      child.view.transform = .identity
      host.send(.bodyRemoved(child.number))
    }

    private func setHub() {
      let number = hub.flatMap { hub in children.first { $0.view === hub }?.number }
      host.set { $0.hub = number ?? (hub == nil ? nil : Int(1e9)) }
    }

    // Frames

    private func show(_ body: JellyGroupBody, at time: Double) {
      for child in children {
        guard let box = body.box(of: child.number, at: time) else { continue }
        let offset = box.center - child.box.center
        let isThere = offset.magnitude < 0.005
        let transform =
          isThere
          ? CGAffineTransform.identity : CGAffineTransform(translationX: offset.x, y: offset.y)
        if child.view.transform != transform { child.view.transform = transform }
      }
      guard let old = joined else { return }
      let new = pairs(of: body, at: time)
      joined = new
      for pair in old.symmetricDifference(new) { report(pair, isJoined: new.contains(pair)) }
    }

    private func pairs(of body: JellyGroupBody, at time: Double) -> Set<Pair> {
      var pairs = Set<Pair>()
      for (index, child) in children.enumerated() {
        for other in children[..<index] where body.isJoined(child.number, other.number, at: time) {
          pairs.insert(Pair(first: other.number, second: child.number))
        }
      }
      return pairs
    }

    private func report(_ pair: Pair, isJoined: Bool) {
      let views = [pair.first, pair.second].compactMap { number in
        children.first { $0.number == number }?.view
      }
      guard views.count == 2 else { return }
      host.haptics.tick()
      onJoinChange?(views[0], views[1], isJoined)
    }

    // Dragging

    private func follow() {
      guard pan.state == .began else { return }
      host.haptics.prepare()
      pull = PanPull(of: pan, in: self) { [weak self] moment in self?.host.send([moment]) }
    }
  }
#endif
