import Jelly

/// A comb that becomes two bars, and back.
private final class MorphMemory {
  private let memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: MorphMotion.byteCount, alignment: 16)
  var shape = JellyShapeBody(size: Vector2(160, 160))
  var motion: MorphMotion?

  init() { motion = MorphMotion(in: memory) }

  deinit { memory.deallocate() }

  /// Changes the drawing to a comb of teeth, or to bars.
  func change(teeth: Int?, at time: Double) {
    motion?.next.clear()
    motion?.next.begin(MorphPaint())
    if let teeth {
      motion?.next.move(to: Vector2(0.05, 0.95))
      for index in 0...(2 * teeth) {
        let x = 0.05 + 0.9 * Double(index) / Double(2 * teeth)
        motion?.next.addLine(to: Vector2(x, index.isMultiple(of: 2) ? 0.6 : 0.2))
      }
      motion?.next.addLine(to: Vector2(0.95, 0.95))
      motion?.next.closeSubpath()
    } else {
      for left in [0.15, 0.6] {
        motion?.next.move(to: Vector2(left, 0.1))
        motion?.next.addLine(to: Vector2(left + 0.25, 0.1))
        motion?.next.addLine(to: Vector2(left + 0.25, 0.9))
        motion?.next.addLine(to: Vector2(left, 0.9))
        motion?.next.closeSubpath()
      }
    }
    motion?.next.finish()
    if var motion {
      shape.changeDrawing(&motion, from: Vector2(20, 20), at: time)
      self.motion = motion
    }
  }
}

extension Workload {
  /// A match of two drawings at rest.
  static func morphs(_ name: String) -> Workload {
    let rounds = 16
    return Workload(name, count: rounds) {
      let memory = MorphMemory()
      return {
        for round in 0..<rounds {
          memory.change(teeth: round.isMultiple(of: 2) ? 5 : nil, at: memory.shape.restTime + 1)
        }
        return Double(memory.motion?.cubicCount ?? 0)
      }
    }
  }

  /// A frame of a morph with a wave, without the sheet's pen.
  static func morph(_ name: String) -> Workload {
    let rounds = 256
    return Workload(name, count: rounds) {
      let memory = MorphMemory()
      memory.change(teeth: 26, at: 0)
      let start = memory.shape.restTime + 1
      memory.change(teeth: nil, at: start)
      return {
        var path = Checksum()
        guard let motion = memory.motion else { return 0 }
        for round in 0..<rounds {
          for piece in 0..<motion.pieceCount {
            motion.draw(
              piece: piece, at: start + Double(round) * 0.001, origin: .zero, size: 160, into: &path
            )
          }
        }
        return path.sum
      }
    }
  }
}
