import Foundation
import Testing

/// The result of `jelly spring`, as another program reads it.
struct SpringResult: Decodable {
  struct Sample: Decodable { let t, value, velocity: Double }
  let mass, stiffness, damping, response, dampingRatio, duration: Double
  let angularFrequency, overshoot: Double
  let bounce, settlingTime: Double?
  let samples: [Sample]

  init(_ text: some StringProtocol) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}

@Suite("jelly spring")
struct SpringTests {
  private func result(_ arguments: String, input: String = "") throws -> SpringResult {
    let words = arguments.split(separator: " ").map(String.init)
    let outcome = try Tool.run(["spring"] + words, input: input)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "")
    return try SpringResult(outcome.output)
  }

  @Test("prints one object on one line, the fields in their order")
  func order() throws {
    let outcome = try Tool.run(
      ["spring", "--mass", "2", "--stiffness", "100", "--damping", "0", "--at", "0"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        {"mass":2,"stiffness":100,"damping":0,"response":0.8885765876316731,"dampingRatio":0,\
        "duration":0.8885765876316731,"bounce":1,"angularFrequency":7.0710678118654755,\
        "settlingTime":null,"overshoot":1,"samples":[{"t":0,"value":0,"velocity":0}]}

        """)
  }

  @Test(
    "reads every set of parameters: each is the spring of 10 rad/s and a damping ratio of 0.5",
    arguments: [
      "--mass 1 --stiffness 100 --damping 10", "--stiffness 100 --damping 10",
      "--mass 3 --stiffness 300 --damping 30",
      "--response 0.6283185307179586 --damping-ratio 0.5",
      "--duration 0.6283185307179586 --bounce 0.5",
      // ln(0.5/(ε·√0.75))/0.5, for ε = 0.001 and 0.01, over ω₀ = 10.
      "--settling-duration 1.2716898269296165 --damping-ratio 0.5",
      "--settling-duration 0.8111728083308073 --damping-ratio 0.5 --epsilon 0.01",
      "--uikit-duration 1.2716898269296165 --damping-ratio 0.5",
      // √(a² + b²) = 10 in one second, a = 5.
      "--keyframe-decay 5 --keyframe-frequency 8.660254037844387 --keyframe-duration 1",
    ])
  func parameters(arguments: String) throws {
    let spring = try result(arguments)
    func expect(_ number: Double?, _ expected: Double) throws {
      #expect(abs(try #require(number) / expected - 1) <= 1e-13)
    }
    try expect(spring.angularFrequency, 10)
    try expect(spring.dampingRatio, 0.5)
    try expect(spring.response, 0.6283185307179586)
    try expect(spring.duration, 0.6283185307179586)
    try expect(spring.bounce, 0.5)
    try expect(spring.stiffness, 100 * spring.mass)
    try expect(spring.damping, 10 * spring.mass)
    #expect(spring.samples.isEmpty)
  }

  @Test("converts an overdamped spring to a negative bounce, and not beyond a million")
  func overdamped() throws {
    #expect(try result("--response 0.5 --damping-ratio 2").bounce == -0.5)
    #expect(try result("--duration 0.5 --bounce -0.5").dampingRatio == 2)
    let overdamped = try result("--response 0.5 --damping-ratio 2000000")
    #expect(overdamped.bounce == nil)
    #expect(overdamped.duration == 0.5)
    #expect(overdamped.response == 0.5)
  }

  @Test("starts a keyframe curve with its own velocity, unless a velocity is given")
  func keyframes() throws {
    let numbers = "--keyframe-decay 5 --keyframe-frequency 30 --keyframe-duration 0.8"
    let curve = try result("\(numbers) --from 10 --to 30 --at 0,0.2,0.4")
    for sample in curve.samples {
      let x = sample.t / 0.8
      #expect(abs(sample.value - (30 - 20 * exp(-5 * x) * cos(30 * x))) <= 1e-12)
    }
    #expect(curve.samples[0].velocity == 20 * 5 / 0.8)
    let still = try result("\(numbers) --velocity 0 --at 0")
    #expect(still.samples[0].velocity == 0)
  }

  @Test("reads times from standard input, between commas, spaces and lines")
  func times() throws {
    let spring = "--response 0.5 --damping-ratio 0.5"
    let read = try result("\(spring) --at -", input: " 0, 0.1\n0.2\t,\n1e-1 \r\n")
    #expect(read.samples.map(\.t) == [0, 0.1, 0.2, 0.1])
    let marked = try result("\(spring) --at -", input: "\u{FEFF}0 0.1 0.2 0.1")
    #expect(marked.samples.map(\.value) == read.samples.map(\.value))
    let given = try result("\(spring) --at 0,0.1,0.2,0.1")
    #expect(given.samples.map(\.value) == read.samples.map(\.value))
  }

  @Test("does not settle without damping: prints null, and does not write CSS")
  func undamped() throws {
    let spring = try result("--response 1 --damping-ratio 0 --at 0.25,100.25")
    #expect(spring.settlingTime == nil)
    #expect(abs(spring.samples[1].value - 1) <= 1e-12)
    let css = try Tool.run(
      ["spring", "--response", "1", "--damping-ratio", "0", "--format", "css"])
    #expect(css.status == 2)
    #expect(css.output == "")
    #expect(
      css.errors == "jelly spring: --format: must not be css, because the spring does not settle\n")
  }

  @Test(
    "prints each format, and ends it with a newline",
    arguments: [
      ("json", "{\"mass\":1,"), ("css", "--spring-easing: linear(0, "),
      ("swiftui", "Spring(response: 0.5"),
      ("uikit", "UISpringTimingParameters("), ("coreanimation", "CASpringAnimation("),
      ("android", "SpringForce("), ("flutter", "SpringSimulation("),
    ])
  func formats(format: String, words: String) throws {
    let outcome = try Tool.run(
      ["spring", "--response", "0.5", "--damping-ratio", "0.5", "--format", format])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(words))
    #expect(outcome.output.hasSuffix("\n") && !outcome.output.hasSuffix("\n\n"))
    #expect(!outcome.output.contains("\u{1B}"))
  }
}

@Suite("jelly spring is exact")
struct SpringTruthTests {
  /// Reference paths, computed with 60 digits.
  private struct Path: Decodable {
    struct Parameters: Decodable { let zeta, omega, x0, v0: Double }
    struct Input: Decodable { let t: [Double] }
    struct Expected: Decodable { let x, v: [Double] }
    let params: Parameters
    let input: Input
    let expected: Expected
  }

  private func paths() throws -> [Path] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Tests/JellyTests/Vectors/reference.json")
    return try JSONDecoder().decode([Path].self, from: Data(contentsOf: file))
  }

  @Test("on every reference path")
  func reference() throws {
    for path in try paths() {
      let (omega, zeta) = (path.params.omega, path.params.zeta)
      let outcome = try Tool.run([
        "spring", "--stiffness", "\(omega * omega)", "--damping", "\(2 * zeta * omega)",
        "--from", "\(path.params.x0)", "--to", "0", "--velocity", "\(path.params.v0)",
        "--at", path.input.t.map { "\($0)" }.joined(separator: ","),
      ])
      #expect(outcome.status == 0)
      let spring = try SpringResult(outcome.output)
      let peak = 1 + abs(path.params.v0) / path.params.omega
      for (index, sample) in spring.samples.enumerated() {
        // A rounding of the damping near ζ = 1 is one of ω₀·t in the exponent, up to 60.
        #expect(abs(sample.value - path.expected.x[index]) <= 1e-13 * peak)
        #expect(
          abs(sample.velocity - path.expected.v[index]) <= 1e-13 * peak * path.params.omega)
      }
    }
  }

  @Test(
    "about when it has settled: at the last crossing, and never after",
    arguments: [0.05, 0.3, 0.7, 0.95, 1, 1.5, 5], [0.0, 40, -40])
  func settling(dampingRatio: Double, velocity: Double) throws {
    let spring = [
      "--response", "0.5", "--damping-ratio", "\(dampingRatio)", "--to", "4",
      "--velocity", "\(velocity)",
    ]
    let settled = try #require(
      SpringResult(try Tool.run(["spring"] + spring).output).settlingTime)
    let times = (0...2000).map { settled * (1 + Double($0) / 1000) }
    let input = times.map { "\($0)" }.joined(separator: " ")
    let outcome = try Tool.run(["spring"] + spring + ["--at", "-"], input: input)
    let distances = try SpringResult(outcome.output).samples.map { abs($0.value - 4) }
    #expect(abs(distances[0] - 0.004) <= 1e-12)
    #expect(try #require(distances.dropFirst().max()) <= 0.004)
  }

  @Test(
    "about the overshoot from rest: e^(−πζ/√(1−ζ²)) of the distance", arguments: [0.1, 0.5, 0.9])
  func overshoot(dampingRatio: Double) throws {
    let outcome = try Tool.run([
      "spring", "--response", "0.3", "--damping-ratio", "\(dampingRatio)", "--from", "7",
      "--to", "-3",
    ])
    let expected = exp(-Double.pi * dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot())
    #expect(abs(try SpringResult(outcome.output).overshoot - expected) <= 1e-12)
  }

  @Test("about what ends where it starts: shares are of 1, and what rests has settled")
  func noWay() throws {
    let kicked = try SpringResult(
      try Tool.run([
        "spring", "--response", "0.5", "--damping-ratio", "1", "--from", "5", "--to", "5",
        "--velocity", "-30",
      ]).output)
    // x = v·t·e^(−ωt): furthest at 1/ω, and at 0.001 once more.
    let omega = 2 * Double.pi / 0.5
    #expect(abs(kicked.overshoot - 30 / omega * exp(-1)) <= 1e-12)
    let settled = try #require(kicked.settlingTime)
    #expect(settled > 1 / omega)
    #expect(abs(30 * settled * exp(-omega * settled) - 0.001) <= 1e-13)
    let still = try SpringResult(
      try Tool.run([
        "spring", "--response", "0.5", "--damping-ratio", "0", "--from", "5", "--to", "5",
      ]).output)
    #expect(still.settlingTime == 0)
    #expect(still.overshoot == 0)
  }
}
