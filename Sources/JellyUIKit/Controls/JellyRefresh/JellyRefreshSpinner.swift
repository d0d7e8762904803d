#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  @_spi(Jelly) import Jelly
  public import UIKit

  /// A view that shows the progress of a pull, and then the progress of the refresh.
  @MainActor
  public protocol JellyRefreshSpinner: UIView {
    /// Updates the view for the next frame.
    ///
    /// The control sets the position and the opacity of the view.
    ///
    /// - Parameters:
    ///   - strokeEnd: The fraction of the circle that the view shows, from 0 to 0.9.
    ///   - rotation: The rotation of the view, in radians, clockwise.
    func update(strokeEnd: CGFloat, rotation: CGFloat)
  }

  /// The default spinner of a refresh control: an open circle in the tint color.
  public final class JellyRingSpinner: UIView, JellyRefreshSpinner {
    private let ring = CAShapeLayer()

    /// Creates a ring.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a ring from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      tintColor = .white
      withoutImplicitAnimations {
        ring.lineWidth = JellyRefreshBody.spinnerLineWidth
        ring.lineCap = .round
        ring.fillColor = nil
      }
      layer.addSublayer(ring)
      registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
        (ring: JellyRingSpinner, _) in ring.tintColorDidChange()
      }
      tintColorDidChange()
    }

    /// Updates the view for the next frame.
    public func update(strokeEnd: CGFloat, rotation: CGFloat) {
      ring.strokeEnd = strokeEnd
      ring.setAffineTransform(CGAffineTransform(rotationAngle: rotation))
    }

    /// Returns the size of the circle, by ``/Jelly/JellyRefreshBody/spinnerDiameter``.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: JellyRefreshBody.spinnerDiameter, height: JellyRefreshBody.spinnerDiameter)
    }

    public override func tintColorDidChange() {
      super.tintColorDidChange()
      withoutImplicitAnimations { ring.strokeColor = tintColor?.layerColor(in: self) }
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      let disc = Disc(
        center: .zero, radius: (min(bounds.width, bounds.height) - ring.lineWidth) / 2)
      withoutImplicitAnimations {
        ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
        ring.path = CGMutablePath.drawn { disc.draw(into: &$0) }
      }
    }
  }
#endif
