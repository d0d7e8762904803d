/// The relation of the fields of a soft sheet to its longest wave, and to the finger that holds
/// them.
///
/// A size is the longer side of the drawing's box.
public struct SheetTuning: Equatable, Sendable {
  /// The damping of short waves, and the lag of the place under a finger, in seconds: 0.003 to
  /// 0.005 look right.
  ///
  /// More than 2ζ/ω₀ of the spring counts as that.
  public var stiffnessDamping: Double
  /// The share of the stiffness that is the same for all waves: a low one lets a pull move the
  /// whole drawing, a high one dents it near the finger; 0.75 to 0.9 look right.
  public var foundationFraction: Double
  /// The stiffness against bending, relative to the tension, for the longest wave; 0 to 0.06 look
  /// right.
  public var bendingStiffness: Double
  /// The stiffness of the drawing's position, in stiffnesses of the longest wave without tension:
  /// 3 to 5 look right.
  public var positionStiffness: Double
  /// The stiffness of stretches and of the rotation: that of a curl with as many half waves; 2.2
  /// to 3 look right.
  ///
  /// With less, a pull makes the whole drawing longer and thinner. With more, it only turns and
  /// dents the drawing, because the stretches are stiffer than most curls.
  public var affineStiffness: Double
  /// The angular frequency of the dilation, with which the drawing shrinks under a press, in
  /// radians per second; 15 to 30 look right.
  public var dilationFrequency: Double
  /// The strength of a finger's contact, as the angular frequency of the place under it alone, in
  /// radians per second: 200 to 400 look right.
  public var contactFrequency: Double
  /// The width of a finger, in sizes, as the standard deviation of a bell: 0.16 to 0.25 look right.
  ///
  /// The sheet cannot show a finger narrower than 0.16. A finger is a share of the size: on a
  /// drawing of 400 pt it is 64 pt wide.
  public var touchWidth: Double
}

/// The motion of the coordinates of a soft sheet, and their contact with fingers.
///
///     ωₙ² = ω₁²·(f + (1 − f)·r(1 + εr)/(1 + ε))        r = (κₙ/κ₁)²
///
/// ω₁ is the spring's, f `foundationFraction`, ε `bendingStiffness`; r is m² + n² for a curl, the
/// square of `affineStiffness` for the stretches and the rotation, and 0 for the position, which is
/// `positionStiffness` times as stiff.
/// All coordinates count as having mass 1. They need not be orthogonal, since K is a choice.
struct SheetModel: Sendable {
  /// The spring of the longest wave.
  let spring: DampedSpring
  /// The relation of the fields to the longest wave.
  let waves: SheetTuning

  /// A Boolean value that indicates whether the sheet moves: an overdamped sheet does not respond
  /// to contacts.
  var isUnderdamped: Bool { spring.isUnderdamped }

  /// The damping of all coordinates.
  var damping: RayleighDamping {
    RayleighDamping(
      frequency: SoftBody.frequency(of: spring), ratio: spring.dampingRatio,
      stiffnessCoefficient: isUnderdamped ? waves.stiffnessDamping : 0)
  }

  /// Writes r of each coordinate.
  private func writeRatios(to ratios: UnsafeMutablePointer<Double>) {
    for coordinate in 0..<SheetFields.firstCurl {
      ratios[coordinate] = coordinate < 2 ? 0 : waves.affineStiffness * waves.affineStiffness
    }
    SheetFields.forEachCurl { index, m, n in ratios[index] = Double(m * m + n * n) }
    ratios[SheetFields.dilation] = 0
  }

  /// Writes ω² of each coordinate, per second squared.
  ///
  /// A sheet that is not modal returns to rest by its spring alone.
  func writeSquares(to squares: UnsafeMutablePointer<Double>) {
    writeRatios(to: squares)
    let frequency = SoftBody.frequency(of: spring)
    let own = frequency * frequency
    for coordinate in 0..<SheetFields.count {
      let r = squares[coordinate]
      let tension = r * (1 + waves.bendingStiffness * r) / (1 + waves.bendingStiffness)
      let square = max(
        own * (waves.foundationFraction + (1 - waves.foundationFraction) * tension),
        SoftBody.minimumStiffness)
      squares[coordinate] =
        !isUnderdamped ? own : coordinate < 2 ? waves.positionStiffness * square : square
    }
    if isUnderdamped {
      squares[SheetFields.dilation] = waves.dilationFrequency * waves.dilationFrequency
    }
  }

  /// Writes the part of each coordinate in what a finger measures at a point: the mean over its
  /// bell, w·U with w = e^(−κ²σ²/2).
  ///
  /// No finger measures the dilation, so that a pull does not change its own size.
  ///
  /// - Returns: k, the stiffness of the finger's contact, per second squared.
  func writeInfluence(
    at point: Vector2, x: UnsafeMutablePointer<Double>, y: UnsafeMutablePointer<Double>
  ) -> Double {
    SheetFields.write(at: point, x: x, y: y)
    let blur = waves.touchWidth * SheetFields.wave
    return withScratch(ModalVector.self) { ratios in
      writeRatios(to: ratios)
      var sum = 0.0
      for coordinate in 0..<SheetFields.count {
        let window =
          coordinate == SheetFields.dilation
          ? 0 : Elementary.exp(-ratios[coordinate] * (blur * blur) / 2)
        x[coordinate] *= window
        y[coordinate] *= window
        sum += x[coordinate] * x[coordinate] + y[coordinate] * y[coordinate]
      }
      return waves.contactFrequency * waves.contactFrequency / (sum / 2)
    }
  }

  /// Calls a function with what a finger at a point measures: cₓ and c_y, k, ω² of each coordinate,
  /// and T = U·K⁻¹cᵀ, what two forces there do to the point itself.
  @inline(__always)
  func withContact<Result>(
    at point: Vector2,
    _ body: (
      _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ stiffness: Double,
      _ squares: UnsafePointer<Double>, _ tip: SheetTensor
    ) -> Result
  ) -> Result {
    withScratch(SIMD64<Double>.self) { x in
      let y = x + SheetFields.count
      let stiffness = writeInfluence(at: point, x: x, y: y)
      return withScratch(ModalVector.self) { squares in
        writeSquares(to: squares)
        let tip = withScratch(SIMD64<Double>.self) { tipX in
          let tipY = tipX + SheetFields.count
          SheetFields.write(at: point, x: tipX, y: tipY)
          return SheetTensor(from: tipX, tipY, to: x, y, over: squares)
        }
        return body(x, y, stiffness, squares, tip)
      }
    }
  }

  /// The largest energy with which no point of an unconstrained sheet gets farther than
  /// `displacement` from its rest: as |u(x)|² ≤ 2H·‖U(x)·K⁻¹·U(x)ᵀ‖, it is reach²/2 through the
  /// most compliant point.
  ///
  /// - Parameter displacement: In sizes.
  func maximumEnergy(displacement: Double) -> Double {
    withScratch(ModalVector.self) { squares in
      writeSquares(to: squares)
      var maximum = 0.0
      for row in -2...2 {
        for column in -2...2 {
          let point = Vector2(Double(column), Double(row)) / 4
          maximum = max(maximum, compliance(at: point, squares))
        }
      }
      return displacement * displacement / (2 * maximum)
    }
  }

  /// The larger eigenvalue of U·K⁻¹·Uᵀ at a point.
  private func compliance(at point: Vector2, _ squares: UnsafePointer<Double>) -> Double {
    withScratch(SIMD64<Double>.self) { x in
      let y = x + SheetFields.count
      SheetFields.write(at: point, x: x, y: y)
      let tensor = SheetTensor(from: x, y, to: x, y, over: squares)
      let (mean, half) = ((tensor.xx + tensor.yy) / 2, (tensor.xx - tensor.yy) / 2)
      return mean + (half * half + tensor.xy * tensor.yx).squareRoot()
    }
  }
}

/// A linear map of the plane, by the images of the two unit vectors.
struct SheetTensor: Equatable, Sendable {
  /// The image of (1, 0).
  var right: Vector2
  /// The image of (0, 1).
  var down: Vector2

  static var zero: Self { Self(right: .zero, down: .zero) }
  static var identity: Self { Self(right: Vector2(1, 0), down: Vector2(0, 1)) }
}

extension SheetTensor {
  /// The map that makes (xx·x + xy·y, yx·x + yy·y) of (x, y).
  init(xx: Double, xy: Double, yx: Double, yy: Double) {
    self.init(right: Vector2(xx, yx), down: Vector2(xy, yy))
  }

  var xx: Double { right.x }
  var xy: Double { down.x }
  var yx: Double { right.y }
  var yy: Double { down.y }

  /// L·K⁻¹·Rᵀ for two rows each of 32 numbers and a diagonal K.
  init(
    from leftX: UnsafePointer<Double>, _ leftY: UnsafePointer<Double>,
    to rightX: UnsafePointer<Double>, _ rightY: UnsafePointer<Double>,
    over squares: UnsafePointer<Double>
  ) {
    self = .zero
    for n in 0..<SheetFields.count {
      let left = Vector2(leftX[n], leftY[n]) / squares[n]
      right += left * rightX[n]
      down += left * rightY[n]
    }
  }

  var determinant: Double { xx * yy - xy * yx }

  static func * (tensor: Self, vector: Vector2) -> Vector2 {
    tensor.right * vector.x + tensor.down * vector.y
  }

  static func * (left: Self, right: Self) -> Self {
    Self(right: left * right.right, down: left * right.down)
  }

  static func + (left: Self, right: Self) -> Self {
    Self(right: left.right + right.right, down: left.down + right.down)
  }

  static func * (factor: Double, tensor: Self) -> Self {
    Self(right: factor * tensor.right, down: factor * tensor.down)
  }

  /// The inverse, as if the determinant were at least `minimum`.
  func inverse(minimum: Double = 0) -> Self {
    let determinant = max(determinant, minimum)
    return Self(
      xx: yy / determinant, xy: -xy / determinant, yx: -yx / determinant, yy: xx / determinant)
  }
}
