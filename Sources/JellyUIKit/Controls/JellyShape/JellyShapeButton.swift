#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A button that shows a soft drawing, or one of two, which flow to each other.
  ///
  ///     let play = JellyShapeButton(frame: CGRect(x: 20, y: 60, width: 44, height: 44))
  ///     play.path = triangle
  ///     play.selectedPath = bars
  ///     play.changesSelectionAsPrimaryAction = true
  ///     play.accessibilityLabel = "Play"
  ///     play.addAction(UIAction { _ in player.isOn = play.isSelected }, for: .valueChanged)
  ///
  /// The drawing shrinks while the button is pressed. A finger, a key, a remote and an assistive
  /// technology send `.touchUpInside` and `.primaryActionTriggered`, and `.valueChanged` where they
  /// change the selection. The accessibility label is the button's name.
  public final class JellyShapeButton: JellyFocusControl {
    /// The view of the drawing, with its colors, its stroke and its tuning.
    ///
    /// It is as large as the button, which sets its paths and gets its touches.
    public let shapeView = JellyShapeView()

    /// The drawing at rest, in the button's coordinates; nil for none.
    ///
    /// Another one is there at once.
    public var path: CGPath? { didSet { show(animated: false) } }

    /// The drawing at rest while the button is selected; ``path`` if nil.
    ///
    /// Another one is there at once.
    public var selectedPath: CGPath? { didSet { show(animated: false) } }

    /// A Boolean value that indicates whether a person who presses the button selects it, or
    /// deselects it, as with `UIButton`; false by default.
    ///
    /// For assistive technologies such a button is a switch.
    public var changesSelectionAsPrimaryAction = false { didSet { describe() } }

    private var ownValue = OwnAccessibilityValue()
    /// The point of the finger that presses the button just now, from which on the drawing changes.
    private var place: CGPoint?

    /// Creates a button without a drawing.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a button with an action, which it performs when it is pressed.
    ///
    /// The title of the action is the accessibility label.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
      self.init(frame: frame)
      guard let primaryAction else { return }
      accessibilityLabel = primaryAction.title
      addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a button from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      shapeView.frame = bounds
      shapeView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shapeView.isUserInteractionEnabled = false
      addSubview(shapeView)
      taker = SelectPresses(
        pressed: { [weak self] in self?.isHighlighted = $0 },
        selected: { [weak self] in self?.performPrimaryAction() })
      isAccessibilityElement = true
      accessibilityTraits = .button
    }

    // UIControl

    /// A Boolean value that indicates whether a person can use the button.
    ///
    /// A disabled button is gray.
    public override var isEnabled: Bool {
      didSet {
        if !isEnabled { isHighlighted = false }
        shapeView.host.isEnabled = isEnabled
        describeEnabled(isEnabled)
      }
    }

    /// A Boolean value that indicates whether the drawing shows that the button is pressed.
    public override var isHighlighted: Bool {
      didSet { shapeView.isHighlighted = isHighlighted }
    }

    /// A Boolean value that indicates whether ``selectedPath`` is shown.
    ///
    /// The drawing flows to the other one, except in `UIView.performWithoutAnimation`.
    public override var isSelected: Bool {
      didSet {
        describe()
        show(animated: UIView.areAnimationsEnabled)
      }
    }

    /// Presses the button, if a person can use it.
    public override func performPrimaryAction() {
      guard isEnabled else { return }
      sendActions(for: change().union(.touchUpInside))
    }

    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      guard isTouchInside else { return }
      place = touch?.location(in: shapeView)
      // UIKit sends only `.touchUpInside`.
      sendActions(for: change())
      place = nil
    }

    /// Changes the selection if that is what the button is for, and returns what has happened.
    private func change() -> UIControl.Event {
      guard changesSelectionAsPrimaryAction else { return .primaryActionTriggered }
      isSelected.toggle()
      return [.valueChanged, .primaryActionTriggered]
    }

    // Drawing

    private func show(animated: Bool) {
      let shown = isSelected ? selectedPath ?? path : path
      shapeView.setPath(shown, animated: animated, from: place)
    }

    // UIView

    public override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      // Behind the drawing, because its colors are the app's.
      shapeView.backgroundColor = showsFocus ? .pageMark : nil
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      shapeView.layer.cornerRadius = min(bounds.width, bounds.height) / 2
      shapeView.host.answerLooks(of: self)
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      touchArea.contains(point)
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { isHighlighted = false }
    }

    // Accessibility

    /// Describes the selection: that of a button that changes it as that of a switch.
    private func describe() {
      let isSwitch = changesSelectionAsPrimaryAction
      set(.toggleButton, isSwitch)
      set(.selected, isSelected && !isSwitch)
      ownValue.assign(isSwitch ? isSelected ? "1" : "0" : nil, to: self)
    }

    private func set(_ trait: UIAccessibilityTraits, _ isOn: Bool) {
      if isOn { accessibilityTraits.insert(trait) } else { accessibilityTraits.remove(trait) }
    }

    public override func accessibilityActivate() -> Bool {
      performPrimaryAction()
      return isEnabled
    }
  }
#endif
