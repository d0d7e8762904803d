import Foundation

@testable import Jelly

/// Drawers that an independent program has moved, in NumPy.
struct DrawerVectors: Decodable {
  /// A tuning, in the names of that program.
  struct Tuning: Decodable {
    let open, close: [Double]?
    let reach: [Double]
    let follow, period, zeta, crisp, f, eps, width, lead, inertia, maximumLead, tip, band: Double
  }

  /// The measures of a drawer; finger and edge are those of one that hangs from the top.
  struct Drawer: Decodable {
    let length, container: Double
    let detents: [Double]
    /// The name of a tuning, or a tuning.
    let tuning: Either<String, Tuning>
    let selected: Int?
    let dismissible: Bool?
    let headroom, radius: Double?
  }

  struct Event: Decodable {
    let time: Double
    let name: String
    /// The finger's place, or a selected detent.
    let numbers: [Double?]

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(Double.self)
      name = try values.decode(String.self)
      var numbers: [Double?] = []
      while !values.isAtEnd { numbers.append(try values.decode(Double?.self)) }
      self.numbers = numbers
    }
  }

  struct Selection: Decodable {
    let event: Int
    let selected: Int?
  }

  struct Sample: Decodable {
    let t, extent, progress: Double
    let velocity: Double?
    let waves, waveVelocities, at, places, slopes: [Double]
    /// The index of the last event before the sample.
    let after: Int
  }

  struct Sequence: Decodable {
    let name: String
    let drawer: Drawer
    let events: [Event]
    /// One for each release, cancellation and selection; nil if no finger held the drawer.
    let selections: [Selection?]
    let goneAt: Double?
    let samples: [Sample]
  }

  struct Release: Decodable {
    let detents: [Double]
    let dismissible: Bool
    let extent, velocity: Double
    let selected: Int?
  }

  struct Resistance: Decodable {
    let detents: [Double]
    let container: Double
    let dismissible: Bool
    let wish, extent, slope, back, tip: Double
  }

  struct Share: Decodable {
    let detents: [Double]
    let selected: Int
    let step, scrollOffset, drawer: Double
  }

  let tolerances: [String: Double]
  let tunings: [String: Tuning]
  let sequences: [Sequence]
  let choose: [Release]
  let resist: [Resistance]
  let share: [Share]

  static func load() throws -> Self {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("Vectors/drawer.json")
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}

/// A value of one of two types.
enum Either<First: Decodable, Second: Decodable>: Decodable {
  case first(First)
  case second(Second)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let first = try? value.decode(First.self) {
      self = .first(first)
    } else {
      self = .second(try value.decode(Second.self))
    }
  }
}

extension JellyDrawerBody {
  /// Creates the drawer of a vector.
  init(_ drawer: DrawerVectors.Drawer, in vectors: DrawerVectors) throws {
    let numbers =
      switch drawer.tuning {
      case .first(let name): vectors.tunings[name]
      case .second(let numbers): numbers
      }
    var settings = Settings(
      edge: .top, detents: JellyDetents(drawer.detents.map { .length($0) }),
      isDismissible: drawer.dismissible ?? true)
    if let headroom = drawer.headroom { settings.headroom = headroom }
    if let radius = drawer.radius { settings.cornerRadius = radius }
    self.init(
      size: [drawer.length, drawer.container], settings: settings,
      tuning: numbers.map { Tuning($0) } ?? .standard, selectedDetent: drawer.selected)
  }
}

extension JellyDrawerBody.Tuning {
  init(_ numbers: DrawerVectors.Tuning) {
    self.init()
    func spring(_ numbers: [Double]?) -> DampedSpring {
      numbers.map { DampedSpring(response: $0[0], dampingRatio: $0[1]) } ?? .reducedMotion
    }
    openSpring = spring(numbers.open)
    closeSpring = spring(numbers.close)
    followFrequency = numbers.follow
    waveSpring = DampedSpring(response: numbers.period, dampingRatio: numbers.zeta)
    lead = numbers.lead
    maximumLead = numbers.maximumLead
    inertia = numbers.inertia
    overpull = numbers.band
    tipRange = numbers.tip
    reach = SoftLimit(linearRange: numbers.reach[0], softRange: numbers.reach[1])
    foundationFraction = numbers.f
    bendingStiffness = numbers.eps
    stiffnessDamping = numbers.crisp
    touchWidth = numbers.width
  }
}
