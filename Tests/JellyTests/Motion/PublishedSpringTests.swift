import Testing

@_spi(Jelly) @testable import Jelly

/// The figures that others publish of their springs.
///
/// If a source is wrong, ours is right, and the row is named here with the reason.
@Suite("Published springs")
struct PublishedSpringTests {
  @Test("SwiftUI's springs, as Respring holds them equal to Apple's")
  func swiftUI() throws {
    var checked = 0
    for row in try PublishedRow.load("respring_swiftui") {
      guard let spring = try swiftUISpring(row) else { continue }
      checked += 1
      let beta = spring.decayRate
      let q = spring.signedSquare
      // SwiftUI's Newton iteration for a settling duration stops at a step of 0.001 rad/s, up to
      // 5e-6 of the root away from it; ours is the root itself.
      let isSettling = row.has("settlingDuration")
      let newtonError = 5e-6
      switch row.quantity {
      case "angularFrequency(stored)":
        // Stored as ω_d, or −σ above critical damping. A rounding of ζ near 1 is worth its root.
        let stored = q < 0 ? -(-q).squareRoot() : q.squareRoot()
        let rounding = 1e-7 * spring.angularFrequency
        row.expect(stored, within: isSettling ? newtonError * beta : max(row.tolerance, rounding))
      case "decayConstant(stored)":
        row.expect(beta, within: isSettling ? newtonError * beta : nil)
      case "duration", "response": row.expect(spring.response)
      case "bounce": row.expect(spring.bounce)
      case "dampingRatio": row.expect(spring.dampingRatio)
      case "stiffness":
        // Apple's getter adds ω² and decay² also when over-damped, where they must be subtracted:
        // 83.2 for a stiffness of 0.1. Ours gives back what was put in.
        if spring.dampingRatio > 1 {
          #expect(abs(spring.stiffness(mass: try row.number("mass")) - 0.1) < 1e-12)
        } else {
          row.expect(spring.stiffness(mass: row.has("mass") ? try row.number("mass") : 1))
        }
      case "damping": row.expect(spring.damping(mass: row.has("mass") ? try row.number("mass") : 1))
      case "value": row.expect(try motion(spring, row).value(at: try row.number("time")))
      case "velocity":
        let velocity = try motion(spring, row).velocity(at: try row.number("time"))
        // Apple's velocity is the true one plus the target when over-damped.
        let error = spring.dampingRatio > 1 ? try row.number("target") : 0
        row.expect(velocity + error)
      default: checked -= 1
      }
    }
    expect(checked, isAtLeast: 80)
  }

  /// Returns the row's spring; nil for input that no spring has: not finite, without mass, or
  /// driven.
  private func swiftUISpring(_ row: PublishedRow) throws -> DampedSpring? {
    if let name = row.params["name"] as? String {
      let bounce = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3][name]
      return DampedSpring(duration: 0.5, bounce: try #require(bounce))
    }
    if row.has("duration", "bounce"), try row.number("bounce") > -1 {
      return DampedSpring(
        duration: try row.number("duration"), bounce: try row.number("bounce"))
    }
    if row.has("response", "dampingRatio"), try row.number("dampingRatio") >= 0 {
      return DampedSpring(
        response: try row.number("response"), dampingRatio: try row.number("dampingRatio"))
    }
    if row.has("settlingDuration", "dampingRatio"), try row.number("dampingRatio") > 0 {
      return DampedSpring(
        settlingDuration: try row.number("settlingDuration"),
        dampingRatio: try row.number("dampingRatio"), epsilon: try row.number("epsilon"))
    }
    guard row.has("mass", "stiffness", "damping"), try row.number("mass") > 0 else { return nil }
    return DampedSpring(
      mass: try row.number("mass"), stiffness: try row.number("stiffness"),
      damping: try row.number("damping"))
  }

  private func motion(_ spring: DampedSpring, _ row: PublishedRow) throws -> SpringMotion<Double> {
    SpringMotion(
      from: 0, velocity: try row.number("initialVelocity"), to: try row.number("target"),
      spring: spring, startTime: 0, tolerance: 1e-15)
  }

  @Test("Flutter's springs")
  func flutter() throws {
    var checked = 0
    for row in try PublishedRow.load("flutter") where row.has("mass", "stiffness", "dampingRatio") {
      guard row.input["time"] != nil, !row.quantity.hasPrefix("isDone"), row.test != "snapToEnd"
      else { continue }
      let mass = try row.number("mass")
      let stiffness = try row.number("stiffness")
      let spring = DampedSpring(
        angularFrequency: (stiffness / mass).squareRoot(),
        dampingRatio: try row.number("dampingRatio"))
      let motion = SpringMotion(
        from: try row.number("start"), velocity: try row.number("velocity"),
        to: try row.number("end"), spring: spring, startTime: 0, tolerance: 1e-9)
      let time = try row.number("time")
      let value = row.quantity.contains("dx") ? motion.velocity(at: time) : motion.value(at: time)
      row.expect(row.quantity.hasPrefix("floor") ? value.rounded(.down) : value)
      checked += 1
    }
    for bounce in [0.3, -0.3] {
      let spring = DampedSpring(duration: 0.5, bounce: bounce)
      expect(abs(spring.stiffness() - 157.91), isLessThan: 0.01)
      expect(abs(spring.damping() - (bounce > 0 ? 17.59 : 35.90)), isLessThan: 0.01)
    }
    expect(checked, isAtLeast: 19)
  }

  @Test("UIKit's duration and damping ratio, whatever the velocity")
  func uikit() throws {
    var checked = 0
    for row in try PublishedRow.load("uikit_duration_damping") {
      // A velocity never takes part in the derivation; the rows that mix it in are other springs.
      guard try row.number("velocity") == 0 else { continue }
      let spring = DampedSpring(
        uikitDuration: try row.number("duration"), dampingRatio: try row.number("dampingRatio"))
      if row.quantity.contains("damping") || row.quantity.contains("friction") {
        row.expect(spring.damping(), within: 1e-8 * abs(row.expected[0]))
      } else {
        // The grid's eleven Newton steps leave some 1e-9 of the root; critical rows most.
        row.expect(spring.stiffness(), within: max(row.tolerance, 1e-8 * abs(row.expected[0])))
      }
      checked += 1
    }
    expect(checked, isAtLeast: 100)
  }

  @Test("Scroll physics: resistance, and the bounce back")
  func scroll() throws {
    var checked = 0
    for row in try PublishedRow.load("scroll") {
      switch row.quantity {
      case "b":
        let band = RubberBand(
          coefficient: try row.number("c"), dimension: try row.number("d"))
        row.expect(band.displacement(for: try row.number("x")))
      case "[x, v]":
        let response = DampedSpring(
          angularFrequency: (try row.number("stiffness") / row.number("mass")).squareRoot(),
          dampingRatio: try row.number("dampingRatio")
        ).response(after: try row.number("time"))
        let (x, v) = (try row.number("displacement"), try row.number("velocity"))
        row.expect(response.offset(x, v), response.velocity(x, v))
      case "position":
        // WebKit's (x₀ − a·v₀·t)·e^(−ω₀t) is a critical spring let go with v = −a·v₀ − ω₀·x₀.
        let spring = DampedSpring(angularFrequency: 20 / 1.6, dampingRatio: 1)
        let start = try row.number("initialPosition")
        let kick = -0.31 * (try row.number("initialVelocity")) - spring.angularFrequency * start
        row.expect(spring.response(after: try row.number("elapsed")).offset(start, kick))
      default: continue
      }
      checked += 1
    }
    expect(checked, equals: 69)
  }
}
