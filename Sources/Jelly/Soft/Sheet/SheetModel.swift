/// The relation of the fields of a soft sheet to its longest wave, and to the finger that holds
/// them.
///
/// A size is the longer side of the drawing's box.
public struct SheetWaves: Equatable, Sendable {
  /// How fast short waves die, and how far the place under a finger lags, in seconds: 0.003 to
  /// 0.005 look right.
  ///
  /// More than 2ζ/ω₀ of the spring counts as that.
  public var crispness: Double
  /// The share of the stiffness that is the same for all waves: a low one lets a pull move the
  /// whole drawing, a high one dents it near the finger; 0.6 to 0.9 look right.
  public var foundation: Double
  /// The stiffness against bending, relative to the tension, for the longest wave; 0 to 0.06 look
  /// right.
  public var bending: Double
  /// The stiffness of the drawing's place, in stiffnesses of the longest wave without tension: 2 to
  /// 4 look right.
  public var home: Double
  /// The stiffness of stretches and of the turn: that of a curl with as many half waves; 2 to 5
  /// look right.
  public var linear: Double
  /// The angular frequency of the swell, in radians per second: how fast the drawing shrinks under
  /// a press; 15 to 30 look right.
  public var swell: Double
  /// How hard a finger holds the place under it, as the angular frequency of that place alone, in
  /// radians per second: 200 to 400 look right.
  public var grip: Double
  /// The width of a finger, in sizes, as the standard deviation of a bell: 0.16 to 0.25 look right.
  ///
  /// The sheet cannot show a finger narrower than 0.16. A finger is a share of the size: on a
  /// drawing of 400 pt it is 64 pt wide.
  public var fingerWidth: Double
}

/// The motion of the coordinates of a soft sheet, and their contact with fingers.
///
///     ωₙ² = ω₁²·(f + (1 − f)·r(1 + εr)/(1 + ε))        r = (κₙ/κ₁)²
///
/// ω₁ is the spring's, f the foundation, ε the bending; r is m² + n² for a curl, the square of
/// `linear` for the stretches and the turn, and 0 for the place, which is `home` times as stiff.
/// All coordinates count as having mass 1. They need not be orthogonal, since K is a choice.
struct SheetModel: Sendable {
  /// The spring of the longest wave.
  let spring: DampedSpring
  /// The relation of the fields to the longest wave.
  let waves: SheetWaves

  /// Whether the sheet moves: with a spring without an oscillation it neither moves nor accepts a
  /// finger.
  var isModal: Bool { spring.carriesVelocity }

  /// The damping of all coordinates.
  var damping: RayleighDamping {
    RayleighDamping(
      frequency: SoftBody.frequency(of: spring), ratio: spring.dampingRatio,
      stiffnessCoefficient: isModal ? waves.crispness : 0)
  }

  /// Writes r of each coordinate.
  private func writeRatios(to ratios: UnsafeMutablePointer<Double>) {
    for coordinate in 0..<SheetFields.firstCurl {
      ratios[coordinate] = coordinate < 2 ? 0 : waves.linear * waves.linear
    }
    SheetFields.forEachCurl { index, m, n in ratios[index] = Double(m * m + n * n) }
    ratios[SheetFields.swell] = 0
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
      let tension = r * (1 + waves.bending * r) / (1 + waves.bending)
      let square = max(
        own * (waves.foundation + (1 - waves.foundation) * tension), SoftBody.minimumStiffness)
      squares[coordinate] = !isModal ? own : coordinate < 2 ? waves.home * square : square
    }
    if isModal { squares[SheetFields.swell] = waves.swell * waves.swell }
  }

  /// Writes the part of each coordinate in what a finger measures at a point: the mean over its
  /// bell, w·U with w = e^(−κ²σ²/2).
  ///
  /// No finger measures the swell, so that a pull does not change its own size.
  ///
  /// - Returns: k, the stiffness of the finger's contact, per second squared.
  func writeInfluence(
    at point: Vector2, x: UnsafeMutablePointer<Double>, y: UnsafeMutablePointer<Double>
  ) -> Double {
    SheetFields.write(at: point, x: x, y: y)
    let blur = waves.fingerWidth * SheetFields.wave
    return withScratch(ModalVector.self) { ratios in
      writeRatios(to: ratios)
      var sum = 0.0
      for coordinate in 0..<SheetFields.count {
        let window =
          coordinate == SheetFields.swell
          ? 0 : Elementary.exp(-ratios[coordinate] * (blur * blur) / 2)
        x[coordinate] *= window
        y[coordinate] *= window
        sum += x[coordinate] * x[coordinate] + y[coordinate] * y[coordinate]
      }
      return waves.grip * waves.grip / (sum / 2)
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

/// A linear map of the plane: what it makes of (x, y) is (xx·x + xy·y, yx·x + yy·y).
struct SheetTensor: Equatable, Sendable {
  var xx, xy, yx, yy: Double

  static var identity: Self { Self(xx: 1, xy: 0, yx: 0, yy: 1) }
}

extension SheetTensor {
  /// L·K⁻¹·Rᵀ for two rows each of 32 numbers and a diagonal K.
  init(
    from leftX: UnsafePointer<Double>, _ leftY: UnsafePointer<Double>,
    to rightX: UnsafePointer<Double>, _ rightY: UnsafePointer<Double>,
    over squares: UnsafePointer<Double>
  ) {
    (xx, xy, yx, yy) = (0, 0, 0, 0)
    for n in 0..<SheetFields.count {
      let (x, y) = (leftX[n] / squares[n], leftY[n] / squares[n])
      xx += x * rightX[n]
      xy += x * rightY[n]
      yx += y * rightX[n]
      yy += y * rightY[n]
    }
  }

  var determinant: Double { xx * yy - xy * yx }

  static func * (tensor: Self, vector: Vector2) -> Vector2 {
    Vector2(
      tensor.xx * vector.x + tensor.xy * vector.y, tensor.yx * vector.x + tensor.yy * vector.y)
  }

  static func * (left: Self, right: Self) -> Self {
    Self(
      xx: left.xx * right.xx + left.xy * right.yx, xy: left.xx * right.xy + left.xy * right.yy,
      yx: left.yx * right.xx + left.yy * right.yx, yy: left.yx * right.xy + left.yy * right.yy)
  }

  /// The inverse, as if the determinant were at least `minimum`.
  func inverse(minimum: Double = 0) -> Self {
    let determinant = max(determinant, minimum)
    return Self(
      xx: yy / determinant, xy: -xy / determinant, yx: -yx / determinant, yy: xx / determinant)
  }
}
