import Foundation
import Jelly
import Testing

@testable import SpringSheets

/// The numbers of the snippets, read back: the platforms that run them are not available here.
@Suite("Snippets")
struct SnippetTests {
  /// The number behind the first occurrence of some words.
  private func number(after words: String, in snippet: String) throws -> Double {
    let start = try #require(snippet.range(of: words), "\(words) in \(snippet)").upperBound
    let text = snippet[start...].prefix { "+-.e".contains($0) || $0.isNumber }
    return try #require(Double(text), "\(words) in \(snippet)")
  }

  /// Whether a snippet's spring is the sheet's, up to a few roundings.
  private func expectSame(
    _ spring: DampedSpring, _ sheet: SpringSheet, location: SourceLocation = #_sourceLocation
  ) {
    let tolerance = 1e-12
    #expect(
      abs(spring.angularFrequency / sheet.spring.angularFrequency - 1) <= tolerance,
      sourceLocation: location)
    #expect(
      abs(spring.dampingRatio - sheet.spring.dampingRatio) <= tolerance * sheet.dampingRatio,
      sourceLocation: location)
  }

  @Test(
    "SwiftUI's spring is the same one, its velocity in distances", arguments: springsOfEveryKind)
  func swiftUI(sheet: SpringSheet) throws {
    let snippet = try sheet.swiftUI()
    let spring = DampedSpring(
      response: try number(after: "Spring(response: ", in: snippet),
      dampingRatio: try number(after: "dampingRatio: ", in: snippet))
    expectSame(spring, sheet)
    #expect(
      try number(after: "initialVelocity: ", in: snippet)
        == sheet.velocity / (sheet.to - sheet.from))
  }

  @Test("UIKit's spring is the same one, its velocity in distances", arguments: springsOfEveryKind)
  func uiKit(sheet: SpringSheet) throws {
    let snippet = try sheet.uiKit()
    expectSame(try physical(snippet, colon: ": "), sheet)
    let velocity = sheet.velocity / (sheet.to - sheet.from)
    #expect(try number(after: "dx: ", in: snippet) == velocity)
    #expect(try number(after: "dy: ", in: snippet) == velocity)
  }

  @Test("Core Animation's spring is the same one", arguments: springsOfEveryKind)
  func coreAnimation(sheet: SpringSheet) throws {
    let snippet = try sheet.coreAnimation()
    expectSame(try physical(snippet, colon: " = "), sheet)
    #expect(try number(after: "fromValue = ", in: snippet) == sheet.from)
    #expect(try number(after: "toValue = ", in: snippet) == sheet.to)
    #expect(
      try number(after: "initialVelocity = ", in: snippet)
        == sheet.velocity / (sheet.to - sheet.from))
    #expect(snippet.contains("allowsOverdamping = true") == (sheet.dampingRatio > 1))
    #expect(snippet.contains("duration = animation.settlingDuration"))
  }

  @Test("Android's two springs are the same one, in units", arguments: springsOfEveryKind)
  func android(sheet: SpringSheet) throws {
    let snippet = sheet.android
    let view = DampedSpring(
      angularFrequency: try number(after: "setStiffness(", in: snippet).squareRoot(),
      dampingRatio: try number(after: "setDampingRatio(", in: snippet))
    expectSame(view, sheet)
    #expect(try number(after: "SpringForce(", in: snippet) == sheet.to)
    #expect(try number(after: "FloatValueHolder(", in: snippet) == sheet.from)
    #expect(try number(after: "setStartVelocity(", in: snippet) == sheet.velocity)
    let compose = DampedSpring(
      angularFrequency: try number(after: "stiffness = ", in: snippet).squareRoot(),
      dampingRatio: try number(after: "dampingRatio = ", in: snippet))
    expectSame(compose, sheet)
    #expect(try number(after: "Animatable(", in: snippet) == sheet.from)
    #expect(try number(after: "targetValue = ", in: snippet) == sheet.to)
    #expect(try number(after: "initialVelocity = ", in: snippet) == sheet.velocity)
    // Both rest at a thousandth of the distance: a view at 0.75 of the change, Compose at its own.
    let threshold = try number(after: "visibilityThreshold = ", in: snippet)
    #expect(abs(threshold - 0.001 * sheet.distance) <= 1e-6 * threshold)
    let change = try number(after: "setMinimumVisibleChange(", in: snippet)
    #expect(abs(0.75 * change - threshold) <= 1e-5 * threshold)
  }

  @Test("Flutter's spring is the same one, in units", arguments: springsOfEveryKind)
  func flutter(sheet: SpringSheet) throws {
    let snippet = sheet.flutter
    expectSame(try physical(snippet, colon: ": "), sheet)
    let lines = snippet.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains { $0.hasPrefix("\(text(sheet.from)), // start") })
    #expect(lines.contains { $0.hasPrefix("\(text(sheet.to)), // end") })
    #expect(lines.contains { $0.hasPrefix("\(text(sheet.velocity)), // velocity") })
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  private func physical(_ snippet: String, colon: String) throws -> DampedSpring {
    DampedSpring(
      mass: try number(after: "mass\(colon)", in: snippet),
      stiffness: try number(after: "stiffness\(colon)", in: snippet),
      damping: try number(after: "damping\(colon)", in: snippet))
  }

  @Test(
    "Flutter's own tests print these numbers for SwiftUI's parameters: 157.91, 17.59 and 35.90",
    arguments: [(0.3, 17.59), (-0.3, 35.90)])
  func flutterFigures(bounce: Double, damping: Double) throws {
    let snippet = SpringSheet(DampedSpring(duration: 0.5, bounce: bounce)).flutter
    #expect(abs(try number(after: "stiffness: ", in: snippet) - 157.91) <= 0.005)
    #expect(abs(try number(after: "damping: ", in: snippet) - damping) <= 0.005)
  }

  @Test("Framer printed these numbers for UIKit's 3 s and 0.25 as a Core Animation spring")
  func framersFigures() throws {
    let spring = DampedSpring(uikitDuration: 3, dampingRatio: 0.25)
    let snippet = try SpringSheet(spring).coreAnimation()
    #expect(abs(try number(after: "stiffness = ", in: snippet) - 54.83363359078326) <= 1e-12)
    #expect(abs(try number(after: "damping = ", in: snippet) - 3.702486785620688) <= 1e-12)
  }

  @Test("Mass, stiffness and damping are printed as they were given")
  func given() throws {
    var options = SpringOptions()
    for (option, number) in [(.mass, 3), (.stiffness, 1000), (.damping, 0.7)]
      as [(SpringOption, Double)]
    { try options.set(option, to: number) }
    let snippet = try SpringSheet(options).flutter
    #expect(snippet.contains("mass: 3,\n"))
    #expect(snippet.contains("stiffness: 1000,\n"))
    #expect(snippet.contains("damping: 0.7,\n"))
  }

  @Test(
    "A velocity in distances is refused where there is no distance", arguments: SheetFormat.allCases
  )
  func noWay(format: SheetFormat) throws {
    let spring = DampedSpring(response: 0.5, dampingRatio: 0.5)
    let kicked = SpringSheet(spring, from: 3, to: 3, velocity: 9)
    let inWays: [SheetFormat] = [.css, .swiftui, .uikit, .coreanimation]
    if inWays.contains(format) {
      #expect(throws: OptionError.self) { try kicked.text(as: format) }
    } else {
      #expect(try !kicked.text(as: format).isEmpty)
    }
  }
}
