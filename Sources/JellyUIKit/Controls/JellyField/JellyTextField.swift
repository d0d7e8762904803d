#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A text field with an elastic outline, which dents when it is touched or becomes the first
  /// responder, and shakes when the text is rejected.
  ///
  /// The control is a `UITextField`: autofill, input views, delegates and Dynamic Type work as
  /// usual.
  ///
  ///     let email = JellyTextField()
  ///     email.fillColor = .secondarySystemBackground
  ///     email.reject("The address is incomplete")
  public final class JellyTextField: UITextField, FillableHosting {
    /// A closure that is called once for each effect: the outline is set in motion, or the field
    /// shakes.
    public var onEffect: ((JellyFieldBody.Effect) -> Void)? {
      didSet { host.onEffect = onEffect }
    }

    /// The margins around the text, the left and right views and the clear button, in points: 10 at
    /// the sides, 5 above and below.
    ///
    /// The intrinsic size of the field includes them. The numbers are those of the original
    /// ElasticTextField.
    public var textInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10) {
      didSet {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }

    let host = JellyHost(JellyFieldBody(size: .zero))
    private let watch = PressWatch()

    /// Creates a field.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a field from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
      // The background of a file is that of the outline.
      fillColor = backgroundColor
      backgroundColor = nil
    }

    private func setUp() {
      borderStyle = .none
      host.fillColor = .clear
      host.drawField(in: self, watchedBy: watch) { [weak self] in self?.textClearance ?? .infinity }
    }

    /// The clearance between the outline and the line of text, in points.
    private var textClearance: Double {
      let above = (bounds.height - super.intrinsicContentSize.height) / 2
      return max(Double(min(above, insets.left, insets.right)), 0)
    }

    // Settings

    /// The depth to which a press dents a soft outline, in points; a negative depth makes a bulge.
    ///
    /// For a tuning without a soft outline it is the distance by which a side's control point moves
    /// outwards.
    @IBInspectable public dynamic var pressDepth: CGFloat {
      get { host.body.settings.pressDepth }
      set { host.set { $0.pressDepth = newValue } }
    }

    /// The radius of the outline's corners, in points.
    @IBInspectable public dynamic var cornerRadius: CGFloat {
      get { host.body.settings.cornerRadius }
      set { host.set { $0.cornerRadius = newValue } }
    }

    /// A Boolean value that indicates whether the text can be edited.
    ///
    /// The outline of a disabled field does not move.
    public override var isEnabled: Bool {
      didSet {
        host.isEnabled = isEnabled
        watch.isOff = !isEnabled
      }
    }

    /// A Boolean value that indicates whether a rejection plays a haptic; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// The color that fills the outline, dynamic colors included; clear by default.
    ///
    /// The view's `backgroundColor` fills the rectangle of the view, which does not move. If an
    /// Interface Builder file has a background color, the view uses it for the outline instead.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue ?? .clear }
    }

    /// Shakes the field, because its text is invalid.
    ///
    /// - Parameter reason: The reason, which assistive technologies announce; nil for none.
    public func reject(_ reason: String? = nil) {
      host.haptics.prepare()
      host.send(.rejected)
      host.haptics.tick()
      guard let reason else { return }
      UIAccessibility.post(notification: .announcement, argument: reason)
    }

    // UITextField

    @discardableResult
    public override func becomeFirstResponder() -> Bool {
      let wasFirst = isFirstResponder
      let isFirst = super.becomeFirstResponder()
      if isFirst, !wasFirst {
        // While a finger is down it has brought the focus, and the field has answered it already.
        if !watch.isPressed {
          host.keepClear(textClearance)
          host.send(.focused())
        }
      }
      return isFirst
    }

    public override var intrinsicContentSize: CGSize { grown(super.intrinsicContentSize) }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { grown(super.sizeThatFits(size)) }

    public override func textRect(forBounds bounds: CGRect) -> CGRect {
      clear(super.textRect(forBounds: bounds), bounds)
    }

    public override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      // The rectangle of the text. UIKit's own method calls it, and would add the insets twice.
      textRect(forBounds: bounds)
    }

    public override func editingRect(forBounds bounds: CGRect) -> CGRect {
      clear(super.editingRect(forBounds: bounds), bounds)
    }

    public override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      drawnIn(super.leftViewRect(forBounds: bounds), bounds)
    }

    public override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
      drawnIn(super.rightViewRect(forBounds: bounds), bounds)
    }

    public override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
      drawnIn(super.clearButtonRect(forBounds: bounds), bounds)
    }

    /// The insets as they lie on the screen.
    private var insets: UIEdgeInsets {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return UIEdgeInsets(
        top: textInsets.top, left: isMirrored ? textInsets.trailing : textInsets.leading,
        bottom: textInsets.bottom, right: isMirrored ? textInsets.leading : textInsets.trailing)
    }

    /// A size with the insets added; a length that UIKit leaves open stays open.
    private func grown(_ size: CGSize) -> CGSize {
      let (width, height) = (insets.left + insets.right, insets.top + insets.bottom)
      return CGSize(
        width: size.width == UIView.noIntrinsicMetric ? size.width : size.width + width,
        height: size.height == UIView.noIntrinsicMetric ? size.height : size.height + height)
    }

    /// A place for text, within the insets and clear of the views at the ends.
    private func clear(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
      var area = bounds.inset(by: insets)
      let ends = [
        leftView.map { _ in leftViewRect(forBounds: bounds) },
        rightView.map { _ in rightViewRect(forBounds: bounds) },
      ]
      for view in ends.compactMap({ $0 }) {
        // At an end without a view the text reaches that end.
        let (isLeft, isRight) = (rect.minX > bounds.minX, rect.maxX < bounds.maxX)
        let rest = area.divided(
          atDistance: view.midX < bounds.midX ? view.maxX - area.minX : area.maxX - view.minX,
          from: view.midX < bounds.midX ? .minXEdge : .maxXEdge
        ).remainder
        if view.midX < bounds.midX ? isLeft : isRight { area = rest }
      }
      return rect.intersection(area)
    }

    /// The place of a view at one end of the field, moved in by the inset there.
    private func drawnIn(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
      rect.offsetBy(
        dx: rect.midX < bounds.midX ? insets.left : -insets.right,
        dy: (insets.top - insets.bottom) / 2)
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      host.contains(point)
    }
  }
#endif
