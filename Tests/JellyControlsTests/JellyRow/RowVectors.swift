import Foundation

@testable import Jelly

/// Rows that an independent program has moved, in NumPy.
struct RowVectors: Decodable {
  /// A tuning, in the names of that program.
  struct Tuning: Decodable {
    let open, close, full, bridge, recoil, collapse: [Double]?
    let reach: [Double]
    let follow, period, zeta, crisp, f, eps, width, lead, maximumLead: Double
    let overpull, rebound, seed, join, fillet, pull, bump, hit: Double
  }

  struct Row: Decodable {
    let width, height: Double?
    let trailing, leading: [Double]?
    /// The name of a tuning, or a tuning.
    let tuning: Either<String, Tuning>
    let isFull, isRightToLeft: Bool?
    let drop, margin, spacing, inner, parting, fullShare, radius, headroom: Double?
    let removes: [Int]?
  }

  struct Event: Decodable {
    let time: Double
    let name: String
    /// The finger's place, or a side, or an action.
    let number: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(Double.self)
      name = try values.decode(String.self)
      number = values.isAtEnd ? 0 : try values.decode(Double.self)
    }
  }

  struct Effect: Decodable {
    let event: Int
    let name: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      event = try values.decode(Int.self)
      name = try values.decode(String.self)
    }
  }

  struct Change: Decodable {
    let time: Double
    let isJoined: Bool

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(Double.self)
      isJoined = try values.decode(Bool.self)
    }
  }

  struct Joint: Decodable {
    let edge: Double?
    let balls: [[Double]]?
    let tails: [Double]?
  }

  struct Sample: Decodable {
    let t, side, extent, offset, height, full: Double
    let velocity: Double?
    let waves, waveVelocities, places, slopes, growths: [Double]
    let drops, icons: [[Double]?]
    let joints: [Joint?]
    let outline: [[Double]]
  }

  struct Case: Decodable {
    let name: String
    let row: Row
    let openExtent: Double
    let fullExtent: Double?
    let thresholds: [[Double]]
    let events: [Event]
    let effects: [Effect]
    let changes: [[Change]]
    let goneAt: Double?
    let samples: [Sample]
  }

  struct Release: Decodable {
    let extent, velocity, side: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      extent = try values.decode(Double.self)
      velocity = try values.decode(Double.self)
      side = try values.decode(Double.self)
    }
  }

  let tolerances: [String: Double]
  let tunings: [String: Tuning]
  let cases: [Case]
  let release: [Release]

  static func load() throws -> Self {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("Vectors/row.json")
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}

extension JellyRowBody {
  /// Creates the row of a vector.
  init(_ row: RowVectors.Row, in vectors: RowVectors) {
    let numbers =
      switch row.tuning {
      case .first(let name): vectors.tunings[name]
      case .second(let numbers): numbers
      }
    func widths(_ list: [Double]) -> SIMD4<Double> {
      var widths = SIMD4<Double>()
      for (index, width) in list.prefix(4).enumerated() { widths[index] = width }
      return widths
    }
    let removes = row.removes ?? [0]
    self.init(
      size: [row.width ?? 390, row.height ?? 76],
      settings: Settings(
        trailingWidths: widths(row.trailing ?? [56, 56, 56]),
        leadingWidths: widths(row.leading ?? []),
        fullSwipe: row.isFull == false ? .none : removes.contains(0) ? .remove : .perform,
        fullFraction: row.fullShare ?? 0.6, dropHeight: row.drop ?? 56, margin: row.margin ?? 8,
        spacing: row.spacing ?? 10, innerMargin: row.inner ?? 16, parting: row.parting ?? 15,
        cornerRadius: row.radius ?? 16, headroom: row.headroom ?? 14,
        isRightToLeft: row.isRightToLeft ?? false),
      tuning: numbers.map { Tuning($0) } ?? .standard)
  }
}

extension JellyRowBody.Tuning {
  init(_ numbers: RowVectors.Tuning) {
    self.init()
    func spring(_ numbers: [Double]?) -> DampedSpring {
      numbers.map { DampedSpring(response: $0[0], dampingRatio: $0[1]) } ?? .reducedMotion
    }
    openSpring = spring(numbers.open)
    closeSpring = spring(numbers.close)
    fullSpring = spring(numbers.full)
    collapseSpring = spring(numbers.collapse)
    bridgeSpring = spring(numbers.bridge)
    recoilSpring = spring(numbers.recoil)
    waveSpring = DampedSpring(response: numbers.period, dampingRatio: numbers.zeta)
    followFrequency = numbers.follow
    lead = numbers.lead
    maximumLead = numbers.maximumLead
    reach = SoftLimit(linearRange: numbers.reach[0], softRange: numbers.reach[1])
    touchWidth = numbers.width
    foundationFraction = numbers.f
    bendingStiffness = numbers.eps
    stiffnessDamping = numbers.crisp
    overpull = numbers.overpull
    rebound = numbers.rebound
    seed = numbers.seed
    joinFraction = numbers.join
    filletFraction = numbers.fillet
    pull = numbers.pull
    bump = numbers.bump
    hit = numbers.hit
  }
}
