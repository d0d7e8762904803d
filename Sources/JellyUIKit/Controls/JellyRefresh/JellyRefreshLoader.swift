#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  public import UIKit

  /// A view that shows the progress of a pull, and then that the work is being done.
  @MainActor
  public protocol JellyRefreshLoader: UIView {
    /// Shows the refresh as it is now.
    ///
    /// The control places the view and fades it.
    ///
    /// - Parameters:
    ///   - arc: The share of the circle that the view shows, from 0 to 0.9.
    ///   - turn: The angle by which the view is turned, in radians, clockwise.
    func show(arc: Double, turn: Double)
  }

  /// The default loader of a refresh control: an open circle in the tint color.
  public final class JellyRefreshRing: UIView, JellyRefreshLoader {
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
        ring.lineWidth = JellyRefreshBody.loaderLineWidth
        ring.lineCap = .round
        ring.fillColor = nil
      }
      layer.addSublayer(ring)
      registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
        (ring: JellyRefreshRing, _) in ring.tintColorDidChange()
      }
      tintColorDidChange()
    }

    /// Shows the refresh as it is now.
    public func show(arc: Double, turn: Double) {
      ring.strokeEnd = arc
      ring.setAffineTransform(CGAffineTransform(rotationAngle: turn))
    }

    /// Returns the ring's size, by ``/Jelly/JellyRefreshBody/loaderDiameter``.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: JellyRefreshBody.loaderDiameter, height: JellyRefreshBody.loaderDiameter)
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
