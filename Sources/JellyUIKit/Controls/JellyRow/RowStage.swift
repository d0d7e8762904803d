#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  import JellyHosts
  import UIKit

  /// What a row shows: its outline, and under it the drops with the buttons of the actions.
  ///
  /// It lies behind the content of the row, and is hidden while the row is closed, so that the view
  /// looks as the app has made it.
  final class RowStage: KeyStage, Hosting {
    let host = JellyHost(JellyRowBody(size: .zero))
    private weak var interaction: JellyRowInteraction?
    /// The view on which the outline is drawn, over the buttons.
    private let plate = UIView(frame: .zero)
    private let tails = CAShapeLayer()
    /// The drops, from the outermost one.
    let dropLayers = (0..<4).map { _ in CAShapeLayer() }
    private var buttons: [JellyRowInteraction.Side: [UIButton]] = [:]
    /// The layers that the last outline is a part of.
    private(set) var layers: [CGMutablePath] = []
    /// The views that move with the outline, and their transforms in the closed row.
    private var moved: [(view: UIView, rest: CGAffineTransform)] = []
    private var clipped = false
    /// The haptics of a full swipe that is armed; those of the host are of one that is not any
    /// more.
    private let armedHaptics = Haptics()
    private var describedSide: JellyRowInteraction.Side?
    private var paintedSide: JellyRowInteraction.Side?

    /// A Boolean value that indicates whether something of an open row is seen.
    var isShown: Bool { !isHidden }

    init(of interaction: JellyRowInteraction, in row: UIView) {
      self.interaction = interaction
      super.init(frame: row.bounds)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      plate.isUserInteractionEnabled = false
      addSubview(plate)
      armedHaptics.style = JellyHapticStyle(.rigid)
      armedHaptics.attach(to: self)
      host.draw = { [weak self] in self?.draw($0, at: $1, into: &$2) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.onPaint = { [weak self] in self?.paint() }
      host.onEffect = { [weak self] in self?.report($0) }
      host.fillColor = interaction.fill
      host.attach(to: self, raised: plate)
      for layer in [tails] + dropLayers.reversed() { host.canvas.layer.addSublayer(layer) }
      registerForTraitChanges([
        UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      ]) { (stage: RowStage, _) in stage.arrange() }
      accessibilityElementsHidden = true
      let content = row.cellContentView.flatMap { row.subviews.firstIndex(of: $0) }
      row.insertSubview(self, at: content ?? 0)
      layoutIfNeeded()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// A Boolean value that indicates whether the row plays haptics.
    var playsHaptics = true {
      didSet { (host.haptics.isEnabled, armedHaptics.isEnabled) = (playsHaptics, playsHaptics) }
    }

    // Actions

    /// Makes the buttons of all actions anew.
    func fill() {
      for button in buttons.values.joined() { button.removeFromSuperview() }
      for side in [JellyRowInteraction.Side.leading, .trailing] {
        let actions = interaction?.actions(side) ?? []
        buttons[side] = actions.enumerated().map { button(for: $1, $0, side) }
      }
      arrange()
      host.paint()
      describe()
    }

    private func button(
      for action: UIContextualAction, _ index: Int, _ side: JellyRowInteraction.Side
    ) -> UIButton {
      let choice = UIAction(title: action.title ?? "", image: action.image) { [weak self] _ in
        self?.interaction?.perform(index, side)
      }
      let button = UIButton(primaryAction: choice)
      // A drop with an image has no place for its title, which is for VoiceOver and the large
      // content viewer.
      if action.image != nil { button.setTitle(nil, for: .normal) }
      button.tintColor = .white
      button.accessibilityLabel = action.words
      button.showLarge(as: action.words)
      insertSubview(button, at: 1)
      return button
    }

    /// Gives the body the measures of the actions.
    ///
    /// - Parameter side: The side that the row opens; nil for the one that is seen.
    func arrange(for side: JellyRowInteraction.Side? = nil) {
      guard let interaction else { return }
      let side = side ?? host.body.shownSide
      let height = UIFontMetrics.default.scaledValue(
        for: JellyRowBody.Settings(fullSwipe: .none).dropHeight, compatibleWith: traitCollection)
      host.set { settings in
        settings.dropHeight = height
        settings.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        settings.leadingWidths = widths(.leading, height, settings.innerMargin)
        settings.trailingWidths = widths(.trailing, height, settings.innerMargin)
        settings.fullSwipe = JellyRowBody.fullSwipe(
          isDestructive: interaction.actions(side).first.map { $0.style == .destructive },
          isAllowed: interaction.configuration(side)?.performsFirstActionWithFullSwipe == true)
      }
    }

    private func widths(
      _ side: JellyRowInteraction.Side, _ height: Double, _ padding: Double
    ) -> SIMD4<Double> {
      var widths = SIMD4<Double>()
      for (index, action) in (interaction?.actions(side) ?? []).enumerated() {
        let title = buttons[side]?[index].sizeThatFits(.zero).width ?? 0
        widths[index] = action.image != nil ? height : Double(title) + 2 * padding
      }
      return widths
    }

    private func paint() {
      tails.fillColor = host.shape.fillColor
      paintedSide = host.body.shownSide
      let actions = interaction?.actions(host.body.shownSide) ?? []
      for (action, layer) in zip(actions, dropLayers) {
        layer.fillColor = action.backgroundColor.layerColor(in: self)
      }
    }

    // Frames

    private func draw(_ body: JellyRowBody, at time: Double, into path: inout CGMutablePath) {
      layers = MarkedPaths(of: body, at: time).layers
      // The row, and then a tail, the sleeves and the drop of each action.
      for index in [0] + Array(stride(from: 2, to: layers.count, by: 3)) where !layers.isEmpty {
        path.addPath(layers[index])
      }
    }

    private func show(_ body: JellyRowBody, at time: Double) {
      let isActive = body.isShown(at: time)
      isHidden = !isActive
      move(by: isActive ? CGFloat(body.offset(at: time)) : nil)
      guard isActive, layers.count == 13 else { return }
      if paintedSide != body.shownSide { paint() }
      let allTails = CGMutablePath()
      for (index, drop) in dropLayers.enumerated() {
        allTails.addPath(layers[1 + 3 * index])
        drop.path = layers[3 + 3 * index]
      }
      tails.path = allTails
      let all = body.drops(of: body.pose(at: time), at: time)
      for (side, buttons) in buttons {
        let isSeen = side == body.shownSide
        for (index, button) in buttons.enumerated() {
          button.isHidden = !isSeen || index >= body.actionCount
          guard !button.isHidden else { continue }
          let drop = [all.0, all.1, all.2, all.3][index]
          button.bounds.size = CGSize(body.actionBox(index).size)
          button.center = CGPoint(drop.center)
          button.transform = CGAffineTransform(scaleX: drop.scale, y: drop.scale)
          button.alpha = drop.opacity
        }
      }
    }

    /// Moves the content from where it is in the closed row, or puts it back there for nil.
    private func move(by offset: CGFloat?) {
      guard let offset else {
        for (view, rest) in moved { view.transform = rest }
        if !moved.isEmpty { superview?.clipsToBounds = clipped }
        moved = []
        return
      }
      guard let row = superview else { return }
      if moved.isEmpty {
        let all = row.subviews.drop { $0 !== self }.dropFirst()
        let views = interaction?.contentView.map { [$0] } ?? Array(all)
        moved = views.map { ($0, $0.transform) }
        clipped = row.clipsToBounds
        // The far end of the row leaves its box.
        row.clipsToBounds = true
      }
      for (view, rest) in moved {
        view.transform = rest.concatenating(CGAffineTransform(translationX: offset, y: 0))
      }
    }

    // Fingers

    /// Returns whether a finger at a point catches the row: not on a button, which a person may tap
    /// while the row still opens.
    func catches(_ point: Vector2) -> Bool {
      isShown && host.body.pose(at: host.now).isCatching
        && hitTest(CGPoint(point), with: nil) == nil
    }

    /// Lets the body handle what fingers have done.
    func send(_ moments: [FingerMoment]) {
      host.send(moments)
      // A closed row takes the side that the finger opens.
      arrange()
    }

    /// Lets the body handle what a trackpad does.
    func pull(_ pull: PanelPull) {
      host.send(.init(pull))
      arrange()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit is UIButton ? hit : nil
    }

    private func report(_ effect: JellyRowBody.Effect) {
      switch effect {
      case .grabbed:
        host.haptics.prepare()
        armedHaptics.prepare()
      case .armed:
        armedHaptics.tick()
        let words = interaction?.actions(host.body.shownSide).first?.words ?? ""
        UIAccessibility.post(
          notification: .announcement, argument: localized("Armed: %@", words))
      case .disarmed: host.haptics.tick()
      case .opened, .closed, .performed, .released: describe()
      }
      interaction?.onEffect?(effect)
      if case .performed(let side) = effect { interaction?.performFirst(side) }
    }

    // Surroundings

    override func layoutSubviews() {
      super.layoutSubviews()
      plate.frame = bounds
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { interaction?.reset() }
    }

    /// Lets assistive technologies and keys find the buttons of an open row only.
    func describe() {
      let side = host.body.openSide
      isUserInteractionEnabled = side != nil
      guard side != describedSide else { return }
      describedSide = side
      accessibilityElementsHidden = side == nil
      accessibilityElements = side.flatMap { buttons[$0] }
      if side != nil { takeKeys() } else { giveKeysBack() }
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    // Keys go to the first responder, so an open row is the first responder.

    override var canBecomeFirstResponder: Bool { host.body.openSide != nil }

    override func takes(_ press: UIPress) -> Bool {
      if press.leaves { interaction?.close() }
      return press.leaves || press.deletes && interaction?.delete() == true
    }

    override func accessibilityPerformEscape() -> Bool {
      guard host.body.openSide != nil else { return false }
      interaction?.close()
      return true
    }
  }

  extension UIView {
    /// The content view of a cell; nil for any other view.
    fileprivate var cellContentView: UIView? {
      (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
    }
  }
#endif
