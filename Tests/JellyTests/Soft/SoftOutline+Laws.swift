public import JellyTestSupport
import Testing

@testable import Jelly

/// Forms that tests make soft.
enum Form: CaseIterable {
  /// A pill of 60 × 120 pt.
  case pill
  /// The same, as if it were thin everywhere.
  case thin
  /// A hole of the same form.
  case hole
  /// A bean, with a hollow on its left.
  case bean

  /// The end of each curve, with its two control points before it; the first begins at (0, 30).
  var points: [(end: Vector2, controls: [Vector2])] {
    let handle = 30 * Disc.quarterHandle
    return switch self {
    case .pill, .thin:
      [
        ([30, 0], [[0, 30 - handle], [30 - handle, 0]]),
        ([60, 30], [[30 + handle, 0], [60, 30 - handle]]),
        ([60, 90], [[60, 50], [60, 70]]),
        ([30, 120], [[60, 90 + handle], [30 + handle, 120]]),
        ([0, 90], [[30 - handle, 120], [0, 90 + handle]]),
        ([0, 30], []),
      ]
    case .hole:
      [
        ([0, 90], []),
        ([30, 120], [[0, 90 + handle], [30 - handle, 120]]),
        ([60, 90], [[30 + handle, 120], [60, 90 + handle]]),
        ([60, 30], []),
        ([30, 0], [[60, 30 - handle], [30 + handle, 0]]),
        ([0, 30], [[30 - handle, 0], [0, 30 - handle]]),
      ]
    case .bean:
      [
        ([30, 0], [[0, 10], [10, 0]]),
        ([60, 60], [[50, 0], [60, 30]]),
        ([30, 120], [[60, 90], [50, 120]]),
        ([0, 90], [[10, 120], [0, 110]]),
        ([12, 60], [[0, 75], [12, 72]]),
        ([0, 30], [[12, 48], [0, 45]]),
      ]
    }
  }

  var contour: SoftContour {
    var contour = SoftContour()
    contour.move(to: [0, 30])
    for (end, controls) in points {
      if controls.isEmpty {
        contour.addLine(to: end)
      } else {
        contour.addCurve(to: end, control1: controls[0], control2: controls[1])
      }
    }
    contour.closeSubpath()
    return contour
  }

  /// The area inside; that of a hole is negative.
  var area: Double {
    var drawn = RecordedOutline()
    drawn.move(to: [0, 30])
    for (end, controls) in points {
      if controls.isEmpty {
        drawn.addLine(to: end)
      } else {
        drawn.addCurve(to: end, control1: controls[0], control2: controls[1])
      }
    }
    drawn.closeSubpath()
    return drawn.area
  }

  func outline(_ tuning: SoftOutline.Tuning = .standard) -> SoftOutline {
    SoftOutline(contour, size: [60, 120], thickness: self == .thin ? 60 : 30, tuning: tuning)
  }
}

extension SoftOutline: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 16 {
    case 0...3: .touchBegan(generator.point(), finger: Int(generator.next() % 6))
    case 4...6: .touchMoved(generator.point(), finger: Int(generator.next() % 6))
    case 7...8: .touchEnded(generator.point(), finger: Int(generator.next() % 6))
    case 9: .touchCancelled
    case 10...12: .poked(generator.point(), strength: generator.number(-1...1))
    case 13: .resized(generator.size(near: size))
    default:
      switch generator.next() % 6 {
      case 0: .tuned(generator.unsoundTuning(like: tuning))
      case 1: .tuned(.calm)
      case 2: .tuned(.standard)
      default: .tuned(generator.soundTuning(like: tuning))
      }
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .touchBegan(let point, _), .touchMoved(let point, _), .touchEnded(let point, _),
      .resized(let point):
      point.x.isFinite && point.y.isFinite
    case .poked(let point, let strength):
      point.x.isFinite && point.y.isFinite && strength.isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchCancelled: true
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .poked: true
    case .resized(let size): size == self.size
    // How far the outline can be dented and pulled is the tuning's.
    case .tuned(let tuning):
      tuning.dentLimit == self.tuning.dentLimit && tuning.pullLimit == self.tuning.pullLimit
    }
  }

  var roundings: Double { 4096 }

  var resting: Self? {
    guard !across.fingers.isAny else { return nil }
    var resting = SoftOutline(
      contour, size: drawnSize, thickness: drawnThickness, tuning: tuning)
    resting.handle(.resized(size), at: 0)
    return resting
  }
}

/// The laws of every elastic body, for outlines to which anything happens in any order.
@Suite("Laws of a soft outline")
struct SoftOutlineLawTests {
  @Test("Hold whatever happens, in any order, at any time", arguments: Form.allCases)
  func holdUnderAnyEvents(form: Form) {
    for seed: UInt64 in 1...8 { checkLaws(of: form.outline(), seed: seed) }
    checkLaws(of: form.outline(.calm), seed: 7)
  }

  @Test("Hold for an outline without a size, and with absurd numbers")
  func holdForAnything() {
    for seed: UInt64 in 1...12 {
      var generator = SeededGenerator(seed: seed)
      var contour = SoftContour()
      contour.move(to: generator.point())
      for _ in 0..<generator.next() % 70 {
        contour.addCurve(
          to: generator.point(), control1: generator.point(), control2: generator.point())
      }
      contour.closeSubpath()
      checkLaws(
        of: SoftOutline(
          contour, size: generator.size(near: [100, 100]), thickness: generator.number(0...50),
          tuning: generator.soundTuning(like: .standard)),
        seed: seed)
    }
  }
}
