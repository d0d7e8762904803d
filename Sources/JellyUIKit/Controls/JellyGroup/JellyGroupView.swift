#if canImport(UIKit) && !os(watchOS)
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
  /// their own. The view draws one outline behind them, with the sizes of the subviews and the
  /// `cornerRadius` of their layers, and moves each subview along with its part of the outline. For
  /// that it sets the `transform` of the subviews, which is the identity at rest.
  ///
  /// Lay the subviews out with constraints, or with `bounds` and `center`. Do not set their `frame`
  /// while they move, because it includes the transform. The view reads their places in
  /// `layoutSubviews()`: if you move or hide a subview yourself, call `setNeedsLayout()`. A hidden
  /// subview does not take part.
  ///
  /// At most ``/Jelly/JellyGroupBody/capacity`` subviews join. Further ones have outlines of their
  /// own, which stay in place.
  public final class JellyGroupView: UIView, FillableHosting {
    /// A closure that is called once for each effect: a finger holds a subview, or lets it go.
    public var onEffect: ((JellyGroupBody.Effect) -> Void)? { didSet { host.onEffect = onEffect } }

    /// A closure that is called when two subviews have joined or parted.
    ///
    /// It is not called for the subviews that are joined at the first layout, nor for a subview
    /// that is removed.
    public var onJoinChange: ((_ first: UIView, _ second: UIView, _ isJoined: Bool) -> Void)?

    let host = JellyHost(JellyGroupBody(size: .zero))
    private(set) lazy var drags = GroupDrags(in: self) { [weak self] in self?.send($0) }
    private var children: [Child] = []
    private var nextNumber = 0
    /// The subviews without a body, and their boxes.
    private var plain: [(view: UIView, box: JellyGroupBody.Box)] = []
    /// The pairs that were joined in the last frame; nil before the first layout with subviews.
    private var joined: Set<Pair>?
    /// The size of the view at the last layout since it came into its window.
    private var placedSize: CGSize?
    /// A Boolean value that indicates whether subviews have come or gone since the last layout.
    private var hasChanges = false
    /// The bodies without a subview, which go at the next layout, and whether they shrink.
    private var leaving: [(number: Int, isAnimated: Bool)] = []

    /// A subview that takes part.
    private struct Child {
      /// The number of its body.
      let number: Int
      let view: UIView
      /// The box that the core has got; nil before the first one.
      var box: JellyGroupBody.Box?
    }

    /// Two bodies, by their numbers.
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
      // The background of a file is that of the outline.
      fillColor = backgroundColor
      backgroundColor = nil
    }

    private func setUp() {
      host.draw = { [weak self] group, time, path in
        group.draw(at: time, into: &path)
        for (_, box) in self?.plain ?? [] {
          var single = JellyGroupBody(size: group.size)
          single.handle(.bodyPlaced(0, box, isAnimated: false), at: time)
          single.draw(at: time, into: &path)
        }
      }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      // A subview is pulled, and its neck may reach, beyond the bounds.
      clipsToBounds = false
      host.attach(to: self)
    }

    // Settings

    /// The gap at which two subviews part, in points; they join at a smaller one.
    @IBInspectable public dynamic var spacing: CGFloat {
      get { host.body.settings.spacing }
      set { host.set { $0.spacing = newValue } }
    }

    /// The only subview that the others join; nil if all join each other.
    ///
    /// Nothing joins while a hub is not in the view.
    public weak var hub: UIView? { didSet { setHub() } }

    /// The color that fills the outline, dynamic colors included; the tint color if nil.
    ///
    /// The view's `backgroundColor` fills the rectangle of the view. If an Interface Builder file
    /// has a background color, the view uses it for the outline instead.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// A Boolean value that indicates whether haptics are played when subviews join and part; true
    /// by default.
    ///
    /// They are played after a finger has held a subview.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// Returns the subview of a number that an effect contains; nil if it has been removed.
    ///
    /// - Parameter number: The number.
    public func subview(withNumber number: Int) -> UIView? {
      children.first { $0.number == number }?.view
    }

    /// Returns whether two subviews are joined now.
    ///
    /// - Parameters:
    ///   - view: A subview.
    ///   - other: Another subview.
    public func isJoined(_ view: UIView, _ other: UIView) -> Bool {
      guard let view = index(of: view), let other = index(of: other) else { return false }
      let (first, second) = (children[view].number, children[other].number)
      return host.body.isJoined(first, second, at: host.now)
    }

    /// Adds a subview that buds from another one, and goes to its own place.
    ///
    /// - Parameters:
    ///   - view: A view that is laid out in its own place, also if it is there already but hidden.
    ///   - source: The subview from which it buds.
    public func addSubview(_ view: UIView, buddingFrom source: UIView) {
      if view.superview !== self { addSubview(view) }
      view.isHidden = false
      defer { setNeedsLayout() }
      guard index(of: view) == nil, children.count < JellyGroupBody.capacity,
        let index = index(of: source),
        let box = host.body.box(of: children[index].number, at: host.now)
      else { return }
      sendLeaving()
      plain.removeAll { $0.view === view }
      // First, because a closure of the app may be called, and lay the view out.
      add(view)
      host.send(.bodyPlaced(children[children.count - 1].number, box, isAnimated: false))
    }

    // UIView

    /// Gives the core the places of the subviews, which are there without an animation of UIKit's.
    public override func layoutSubviews() {
      UIView.performWithoutAnimation { super.layoutSubviews() }
      host.fit()
      place()
    }

    public override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      if let index = plain.firstIndex(where: { $0.view === subview }) {
        plain.remove(at: index)
        host.repaint()
      }
      if let index = index(of: subview) { remove(at: index) }
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      placedSize = nil
      // UIKit sends no end of a finger after this.
      if window == nil { drags.reset() } else { setNeedsLayout() }
    }

    // Subviews

    private func index(of view: UIView) -> Int? { children.firstIndex { $0.view === view } }

    /// The box of a subview as it is laid out.
    private func box(of view: UIView) -> JellyGroupBody.Box {
      JellyGroupBody.Box(
        center: Vector2(view.center), size: Vector2(view.bounds.size),
        cornerRadius: view.layer.cornerRadius)
    }

    private func add(_ view: UIView) {
      children.append(Child(number: nextNumber, view: view, box: nil))
      nextNumber += 1
      hasChanges = true
    }

    /// A Boolean value that indicates whether the subviews go to their places by springs.
    ///
    /// In a cell that is used again they are at their places at once: a list lays its cells out
    /// without animations, or before they come into the window.
    private var animates: Bool {
      window != nil && placedSize != nil && UIView.areAnimationsEnabled
    }

    /// Gives the core the boxes of all subviews, after a layout.
    ///
    /// Closures of the app are called whenever the core gets something, and may remove subviews.
    private func place() {
      for view in children.map(\.view) where view.isHidden {
        if let index = index(of: view) { remove(at: index) }
      }
      sendLeaving()
      let old = plain
      plain = []
      for view in subviews where view !== host.canvas && !view.isHidden && index(of: view) == nil {
        if children.count < JellyGroupBody.capacity {
          add(view)
        } else {
          plain.append((view, box(of: view)))
        }
      }
      setHub()
      // In a group of another size everything is somewhere else, but nothing has moved.
      let isAnimated = joined != nil && animates && (placedSize == bounds.size || hasChanges)
      (placedSize, hasChanges) = (window == nil ? nil : bounds.size, false)
      var events: [JellyGroupBody.Event] = []
      for index in children.indices {
        let child = children[index]
        let box = box(of: child.view)
        guard child.box != box else { continue }
        children[index].box = box
        // It is drawn already where a subview has left its body to it.
        let isDrawn = old.contains { $0.view === child.view }
        events.append(.bodyPlaced(child.number, box, isAnimated: isAnimated && !isDrawn))
      }
      let time = CACurrentMediaTime()
      if events.isEmpty, plain.map(\.box) != old.map(\.box) { host.repaint() }
      host.send(events.map { ($0, time) })
      if joined == nil, !children.isEmpty { joined = pairs(of: host.body, at: host.now) }
      drags.follow(children.map { ($0.number, $0.view) })
    }

    private func remove(at index: Int) {
      let child = children.remove(at: index)
      hasChanges = true
      child.view.transform = .identity
      drags.forget(child.number)
      leaving.append((child.number, animates))
      setNeedsLayout()
    }

    /// Removes the bodies of subviews that have gone: at the layout, because a list configures the
    /// cells that it uses again before it lays them out without animations.
    private func sendLeaving() {
      let (bodies, isAnimated) = (leaving, animates)
      leaving = []
      for body in bodies {
        host.send(.bodyRemoved(body.number, isAnimated: body.isAnimated && isAnimated))
      }
    }

    private func setHub() {
      // No body has the last number.
      let number = hub.map { hub in index(of: hub).map { children[$0].number } ?? Int(1e9) }
      host.set { $0.hub = number }
    }

    // Frames

    private func show(_ group: JellyGroupBody, at time: Double) {
      for child in children {
        guard let box = group.box(of: child.number, at: time) else { continue }
        let offset = box.center - Vector2(child.view.center)
        let transform = CGAffineTransform(translationX: offset.x, y: offset.y)
        if child.view.transform != transform { child.view.transform = transform }
      }
      guard let old = joined else { return }
      let new = pairs(of: group, at: time)
      guard new != old else { return }
      joined = new
      let changed = old.symmetricDifference(new).sorted {
        ($0.first, $0.second) < ($1.first, $1.second)
      }
      for pair in changed { report(pair, isJoined: new.contains(pair)) }
    }

    private func pairs(of group: JellyGroupBody, at time: Double) -> Set<Pair> {
      var pairs = Set<Pair>()
      for (index, child) in children.enumerated() {
        for other in children[..<index] where group.isJoined(other.number, child.number, at: time) {
          pairs.insert(Pair(first: other.number, second: child.number))
        }
      }
      return pairs
    }

    private func report(_ pair: Pair, isJoined: Bool) {
      guard let first = subview(withNumber: pair.first),
        let second = subview(withNumber: pair.second)
      else { return }
      host.haptics.tick()
      onJoinChange?(first, second, isJoined)
    }

    private func send(_ moments: [FingerMoment]) {
      if case .began = moments.last?.finger { host.haptics.prepare() }
      host.send(moments)
    }
  }
#endif
