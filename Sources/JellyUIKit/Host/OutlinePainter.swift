#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows an outline: its fill, and its shadow.
  ///
  /// From back to front there are a shadow, a color, a gradient and a material. The last two are
  /// rectangles from which the outline is cut out. The rectangle is the smallest one around all
  /// outlines that have been shown, because no outline may leave it.
  @MainActor
  final class OutlinePainter {
    /// The layer of the color.
    let shape = CAShapeLayer()

    /// The material; nil for none.
    var effect: UIVisualEffect? { didSet { layPane() } }
    /// The gradient; nil for none.
    var gradient: JellyGradient?
    /// The shadow; nil for none.
    var shadow: OutlineShadow?
    /// The height of the outline over what is under it, from 0 to 1.
    var lift: CGFloat = 0 { didSet { if lift != oldValue { lay(shadow) } } }

    private weak var view: UIView?
    private let shadowContainer = CALayer()
    private let shadowLayer = CALayer()
    private let shadowHole = CAShapeLayer()
    private let gradientLayer = CAGradientLayer()
    private let gradientCut = CAShapeLayer()
    private let pane = UIVisualEffectView(effect: nil)
    private let paneMask = UIView()
    private let paneCut = CAShapeLayer()
    /// The rectangle around all outlines that have been shown, in the control's points.
    private var covered = CGRect.null
    /// The control's bounds.
    private var bounds = CGRect.zero
    private var isPlain = true

    /// Lays the layers behind all that is in a view.
    func attach(to view: UIView) {
      self.view = view
      shadowContainer.addSublayer(shadowLayer)
      gradientLayer.mask = gradientCut
      paneMask.backgroundColor = .black
      paneMask.layer.mask = paneCut
      view.layer.insertSublayer(shape, at: 0)
    }

    /// A Boolean value that indicates whether the render server can draw the outline by itself.
    ///
    /// UIKit gives a material's parts copies of its mask, so nothing but a new mask moves it.
    var canHandOver: Bool { isPlain || effect == nil }

    /// The control has other bounds.
    func fit(_ bounds: CGRect) {
      self.bounds = bounds
      covered = shape.path?.boundingBox ?? .null
      place()
    }

    /// Paints the outline.
    ///
    /// - Parameters:
    ///   - color: The color of the outline without another fill.
    ///   - isPlain: Whether only the color fills the outline, as in a disabled control.
    ///   - view: The view under whose traits the colors are resolved.
    func paint(_ color: UIColor, isPlain: Bool, in view: UIView) {
      self.isPlain = isPlain
      let isClear = !isPlain && (effect != nil || gradient != nil)
      shape.fillColor = isClear ? UIColor.clear.cgColor : color.layerColor(in: view)
      show(gradientLayer, if: !isPlain && effect == nil && gradient != nil, at: 1)
      gradientLayer.colors = gradient?.colors.map { $0.layerColor(in: view) }
      pane.isHidden = isPlain
      show(shadowContainer, if: shadow != nil, at: 0)
      shadowContainer.mask = isClear && effect != nil ? shadowHole : nil
      if let shadow {
        shadowLayer.shadowColor = shadow.color.layerColor(in: view)
        shadowLayer.shadowOpacity = 1
      }
      lay(shadow)
      if let path = shape.path { show(path) }
    }

    /// The layers that fill the outline: with the color, the gradient and the material.
    var filled: [CAShapeLayer] { [shape, gradientCut, paneCut] }

    /// Lays the shadow as far from the outline as that is lifted.
    private func lay(_ shadow: OutlineShadow?) {
      guard let shadow else { return }
      let scale = OutlineShadow.scale(atLift: lift)
      shadowLayer.shadowRadius = shadow.radius * scale
      shadowLayer.shadowOffset = CGSize(
        width: shadow.offset.width * scale, height: shadow.offset.height * scale)
    }

    /// Shows an outline.
    func show(_ path: CGPath) {
      shape.path = path
      cover(path)
      if shadow != nil {
        shadowLayer.shadowPath = path
        if shadowContainer.mask != nil { shadowHole.path = hole(path) }
      }
      if gradient != nil { gradientCut.path = path }
      if effect != nil {
        paneCut.path = path
        // UIKit shows a copy of the mask, so a mask that has changed is set again.
        pane.mask = paneMask
      }
    }

    /// The properties that ``show(_:)`` and ``lift`` change, except the material; see
    /// ``canHandOver``.
    var moving: [MovingProperty] {
      guard shadow != nil else { return outlines }
      let layer = shadowLayer
      return outlines + [
        MovingProperty(layer: layer, keyPath: "shadowRadius") { layer.shadowRadius },
        MovingProperty(layer: layer, keyPath: "shadowOffset") { layer.shadowOffset },
      ]
    }

    /// The paths that ``show(_:)`` changes, except the material's.
    private var outlines: [MovingProperty] {
      [.path(of: shape)] + (gradient == nil ? [] : [.path(of: gradientCut)])
        + (shadow == nil ? [] : [.shadowPath(of: shadowLayer)])
    }

    /// Lets the render server take the outline from an old one to the one that is shown.
    ///
    /// A layout that is animated calls it, so that the outline goes along with the view. A material
    /// has its new shape at once.
    func follow(from old: CGPath, for duration: Double) {
      guard let path = shape.path else { return }
      let start = CACurrentMediaTime()
      // UIKit's default curve. Nobody can ask UIKit which curve an animation has.
      let pace = CAMediaTimingFunction(name: .easeInEaseOut)
      for property in outlines {
        property.layer.handOver(
          [old, path], of: property.keyPath, from: start, to: start + duration, pace: pace)
      }
    }

    // Rectangles

    private func cover(_ path: CGPath) {
      let all = covered.union(path.boundingBox)
      guard all != covered else { return }
      covered = all
      place()
    }

    private func place() {
      guard !covered.isNull else { return }
      let origin = CGPoint(x: -covered.minX, y: -covered.minY)
      if let gradient {
        gradientLayer.frame = covered
        gradientCut.position = origin
        gradientLayer.startPoint = place(gradient.start)
        gradientLayer.endPoint = place(gradient.end)
      }
      if effect != nil {
        pane.frame = covered
        paneMask.frame = pane.bounds
        paneCut.position = origin
      }
    }

    /// A point of the control at rest, in shares of the rectangle that the gradient covers.
    private func place(_ share: CGPoint) -> CGPoint {
      guard covered.width > 0, covered.height > 0 else { return share }
      return CGPoint(
        x: (bounds.width * share.x - covered.minX) / covered.width,
        y: (bounds.height * share.y - covered.minY) / covered.height)
    }

    /// The area that the shadow may reach, without the outline itself, because a material would
    /// show the shadow under it.
    private func hole(_ path: CGPath) -> CGPath {
      guard let shadow else { return path }
      let reach = max(covered.width, covered.height) + shadow.radius
      let around = CGMutablePath()
      around.addRect(
        covered.insetBy(dx: -reach, dy: -reach)
          .union(covered.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)))
      around.addPath(path)
      shadowHole.fillRule = .evenOdd
      return around
    }

    private func layPane() {
      pane.removeFromSuperview()
      pane.effect = effect
      if effect != nil { view?.insertSubview(pane, at: 0) }
      place()
    }

    private func show(_ layer: CALayer, if isShown: Bool, at index: UInt32) {
      guard isShown != (layer.superlayer != nil) else { return }
      if isShown {
        view?.layer.insertSublayer(layer, at: index)
      } else {
        layer.removeFromSuperlayer()
      }
    }
  }
#endif
