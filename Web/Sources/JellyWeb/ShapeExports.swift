#if ALL || SHAPE
  @_spi(Jelly) import Jelly

  // The functions with which a page bends its own drawing. Times are in seconds, lengths in CSS
  // pixels.

  /// Writes a drawing as a shape shows it at `time`; returns the address after the commands.
  ///
  /// The drawing is the commands between two addresses, one path after another. Each begins with
  /// the ``NumberBuffer/headSize`` numbers of a path.
  @_expose(wasm, "bend") @_cdecl("bend")
  func bend(
    _ memory: BodyMemory, _ time: Double, _ start: UnsafePointer<Double>,
    _ stop: UnsafePointer<Double>, _ commands: UnsafeMutablePointer<Double>,
    _ limit: UnsafeMutablePointer<Double>
  ) -> UnsafeMutablePointer<Double> {
    var writer = MatrixWriter(numbers: NumberBuffer(at: commands, limit: limit))
    write(memory.shape.pointee, time, start, stop, to: &writer)
    return writer.numbers.end
  }

  /// Returns whether a drawing fits below a limit when it moves.
  ///
  /// A moving drawing has more commands than one at rest, always the same number. So the shape's
  /// twin is poked.
  @_expose(wasm, "fits") @_cdecl("fits")
  func fits(
    _ memory: BodyMemory, _ start: UnsafePointer<Double>, _ stop: UnsafePointer<Double>,
    _ commands: UnsafeMutablePointer<Double>, _ limit: UnsafeMutablePointer<Double>
  ) -> Bool {
    var writer = MatrixWriter(numbers: NumberBuffer(at: commands, limit: limit))
    var twin = memory.shape.pointee
    let now = max(twin.restTime, 0)
    twin.handle(.tuningChanged(.standard), at: now)
    twin.handle(.poked(.zero), at: now)
    write(twin, (now + twin.restTime) / 2, start, stop, to: &writer)
    return limit - writer.numbers.end >= 7
  }

  private func write(
    _ shape: JellyShapeBody, _ time: Double, _ start: UnsafePointer<Double>,
    _ stop: UnsafePointer<Double>, to writer: inout MatrixWriter
  ) {
    var next = start
    while next < stop {
      // A path has a pen of its own, so that it writes with its own matrix.
      writer.begin(units: next[1], Matrix(at: next + 9))
      let (part, matrix) = (Int(next[2]), Matrix(at: next + 3))
      next += NumberBuffer.headSize
      shape.draw(part: part, at: time, into: &writer) { pen in
        func point() -> Vector2 {
          defer { next += 2 }
          return matrix.place(Vector2(next[0], next[1]))
        }
        while next < stop, next.pointee != NumberBuffer.Verb.path {
          let verb = next.pointee
          next += 1
          switch verb {
          case NumberBuffer.Verb.move: pen.move(to: point())
          case NumberBuffer.Verb.line: pen.addLine(to: point())
          case NumberBuffer.Verb.quad:
            let control = point()
            pen.addQuadCurve(to: point(), control: control)
          case NumberBuffer.Verb.curve:
            let (control1, control2) = (point(), point())
            pen.addCurve(to: point(), control1: control1, control2: control2)
          default: pen.closeSubpath()
          }
        }
      }
    }
  }

  /// Writes where a point of a part of a drawing is at `time`: the matrix that takes what is near
  /// the point at rest to where it is then.
  @_expose(wasm, "ride") @_cdecl("ride")
  func ride(
    _ memory: BodyMemory, _ part: Int32, _ time: Double, _ x: Double, _ y: Double,
    _ numbers: UnsafeMutablePointer<Double>
  ) -> UnsafeMutablePointer<Double> {
    let frame = memory.shape.pointee.localFrame(at: Vector2(x, y), part: Int(part), time: time)
    var writer = NumberBuffer(at: numbers, limit: numbers + 6)
    writer.append(frame.xAxis)
    writer.append(frame.yAxis)
    writer.append(frame.origin - frame.xAxis * x - frame.yAxis * y)
    return writer.end
  }

  /// Writes how the flow starts that an event has begun from a point with a wave: the numbers of a
  /// ``MorphStart``.
  @_expose(wasm, "morphing") @_cdecl("morphing")
  func morphing(
    _ memory: BodyMemory, _ x: Double, _ y: Double, _ wave: Double,
    _ numbers: UnsafeMutablePointer<Double>
  ) -> UnsafeMutablePointer<Double> {
    let start = memory.shape.pointee.morphStart(from: Vector2(x, y), wave: wave)
    var writer = NumberBuffer(at: numbers, limit: numbers + 7)
    writer.append(start.spring.angularFrequency)
    writer.append(start.spring.dampingRatio)
    writer.append(start.wave)
    writer.append(start.place)
    writer.append(start.time)
    writer.append(start.restTime)
    return writer.end
  }

  /// The largest number of parts that also bend by themselves.
  @_expose(wasm, "mostParts") @_cdecl("mostParts")
  func mostParts() -> Int32 { Int32(JellyShapeBody.maximumPartCount) }

  extension BodyMemory {
    fileprivate var shape: UnsafeMutablePointer<JellyShapeBody> {
      assumingMemoryBound(to: JellyShapeBody.self)
    }
  }

  /// A matrix as a page has it: a, b, c, d, e, f.
  private struct Matrix {
    private var right = Vector2(1, 0)
    private var down = Vector2(0, 1)
    private var move = Vector2.zero

    init() {}

    init(at numbers: UnsafePointer<Double>) {
      right = Vector2(numbers[0], numbers[1])
      down = Vector2(numbers[2], numbers[3])
      move = Vector2(numbers[4], numbers[5])
    }

    func place(_ point: Vector2) -> Vector2 { right * point.x + down * point.y + move }
  }

  /// A builder that writes commands with every point moved by a matrix.
  private struct MatrixWriter: PathBuilder {
    var numbers: NumberBuffer
    private var matrix = Matrix()

    init(numbers: NumberBuffer) {
      self.numbers = numbers
    }

    mutating func begin(units: Double, _ matrix: Matrix) {
      self.matrix = matrix
      numbers.beginPath(units: units)
    }

    mutating func move(to point: Vector2) { numbers.move(to: matrix.place(point)) }

    mutating func addLine(to point: Vector2) { numbers.addLine(to: matrix.place(point)) }

    mutating func addQuadCurve(to point: Vector2, control: Vector2) {
      numbers.addQuadCurve(to: matrix.place(point), control: matrix.place(control))
    }

    mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
      numbers.addCurve(
        to: matrix.place(point), control1: matrix.place(control1),
        control2: matrix.place(control2))
    }

    mutating func closeSubpath() { numbers.closeSubpath() }
  }
#endif
