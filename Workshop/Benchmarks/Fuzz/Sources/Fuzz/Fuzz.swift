import Foundation
@_spi(Jelly) import JellySchema
import JellyTestSupport

@testable import Jelly

/// Lets random events happen to one kind of control until there have been enough of them, or an
/// invariant of elastic bodies is broken.
///
/// The events come in runs, each on a control of any measures and any valid tuning. The seed of a
/// run decides all of it: `fuzz CONTROL 1 SEED` repeats the run that a failure names.
@main
enum Fuzz {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let (name, count, seed) = read(Array(arguments)), let fuzz = controls[name] else {
      print("usage: fuzz CONTROL [EVENTS, 1e8 if missing] [SEED]")
      print("CONTROL is one of: \(controls.keys.sorted().joined(separator: ", "))")
      exit(2)
    }
    exit(fuzz(Fuzzing(name: name, runs: (count + Fuzzing.events - 1) / Fuzzing.events, seed: seed)))
  }

  private static func read(_ arguments: [String]) -> (name: String, events: UInt64, seed: UInt64)? {
    guard let name = arguments.first, arguments.count <= 3 else { return nil }
    let count = arguments.count > 1 ? Double(arguments[1]) : 1e8
    let seed = arguments.count > 2 ? UInt64(arguments[2]) : 1
    guard let count, let seed, count >= 1, count <= 1e15 else { return nil }
    return (name, UInt64(count), seed)
  }

  private static let controls: [String: @Sendable (Fuzzing) -> Int32] = {
    var list = InvariantCheckedControls()
    forEachControl(&list)
    return list.runs
  }()
}

/// A visitor that notes how to fuzz each control.
private struct InvariantCheckedControls: ControlVisitor {
  var runs: [String: @Sendable (Fuzzing) -> Int32] = [:]

  mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
    guard let body = control as? any RandomBody.Type else { return }
    runs["\(Control.name)"] = run(of: body)
  }

  private func run<Body: RandomBody>(of _: Body.Type) -> @Sendable (Fuzzing) -> Int32 {
    { $0.run(Body.random) }
  }
}
