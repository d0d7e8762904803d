#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A property of a layer that each frame of a control sets, and that the render server can show
  /// by itself.
  @MainActor
  struct MovingProperty {
    /// The layer.
    let layer: CALayer
    /// The key path of the property.
    let keyPath: String
    /// Returns the value that the last frame has set.
    let value: @MainActor () -> Any?
    /// Returns the kinds of the elements of a path; between paths of other kinds Core Animation's
    /// result is undefined.
    var kinds: @MainActor () -> [CGPathElementType] = { [] }

    /// The path of a shape.
    static func path(of layer: CAShapeLayer) -> Self { outline(layer, "path") { layer.path } }

    /// The path of a layer's shadow.
    static func shadowPath(of layer: CALayer) -> Self {
      outline(layer, "shadowPath") { layer.shadowPath }
    }

    private static func outline(
      _ layer: CALayer, _ keyPath: String, _ path: @escaping @MainActor () -> CGPath?
    ) -> Self {
      Self(
        layer: layer, keyPath: keyPath, value: path,
        kinds: {
          var kinds: [CGPathElementType] = []
          path()?.applyWithBlock { kinds.append($0.pointee.type) }
          return kinds
        })
    }

    /// The opacity of a layer.
    static func opacity(of layer: CALayer) -> Self {
      Self(layer: layer, keyPath: "opacity") { layer.opacity }
    }

    /// The transform of what is in a layer.
    static func sublayerTransform(of layer: CALayer) -> Self {
      Self(layer: layer, keyPath: "sublayerTransform") { layer.sublayerTransform }
    }
  }
#endif
