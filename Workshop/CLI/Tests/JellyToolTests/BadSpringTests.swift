import Testing

@Suite("A bad spring")
struct BadSpringTests {
  @Test(
    "is refused by the name of the option",
    arguments: [
      ("--mass 0 --stiffness 1 --damping 1", "--mass: must be 1e-9...1000000000; got 0"),
      ("--mass 1 --stiffness -4 --damping 1", "--stiffness: must be 1e-9...1000000000; got -4"),
      ("--mass 1 --stiffness 1 --damping -1", "--damping: must be 0...1000000000; got -1"),
      ("--mass 1 --stiffness nan --damping 1", "--stiffness: must be 1e-9...1000000000; got NaN"),
      (
        "--mass 1 --stiffness inf --damping 1",
        "--stiffness: must be 1e-9...1000000000; got Infinity"
      ),
      (
        "--mass 1 --stiffness 1e10 --damping 1",
        "--stiffness: must be 1e-9...1000000000; got 10000000000"
      ),
      ("--mass 1 --damping 1", "--stiffness: must be given beside --mass"),
      ("--stiffness 1", "--damping: must be given beside --stiffness"),
      ("--damping 1", "--stiffness: must be given beside --damping"),
      ("--response 0.5", "--damping-ratio: must be given beside --response"),
      ("--response 0 --damping-ratio 1", "--response: must be 1e-9...1000000000; got 0"),
      ("--response 0.5 --damping-ratio -0.1", "--damping-ratio: must be 0...1000000000; got -0.1"),
      ("--duration 0.5", "--bounce: must be given beside --duration"),
      (
        "--duration 0.5 --bounce -1",
        "--bounce: must be -0.999999...1; got -1"
      ),
      ("--duration 0.5 --bounce 2", "--bounce: must be -0.999999...1; got 2"),
      ("--epsilon 0.01 --damping-ratio 1", "--settling-duration: must be given beside --epsilon"),
      (
        "--settling-duration 1 --damping-ratio 1 --epsilon 0",
        "--epsilon: must be 1e-9...0.5; got 0"
      ),
      (
        "--settling-duration 1 --damping-ratio 0.01 --epsilon 0.05",
        "--epsilon: must be below ζ/√(1 − ζ²), where ζ is the damping ratio; got 0.05"
      ),
      (
        "--keyframe-decay 5 --keyframe-frequency 30",
        "--keyframe-duration: must be given beside --keyframe-decay"
      ),
      (
        "--damping-ratio 1",
        "--damping-ratio: must be combined with --response, --settling-duration, "
          + "--uikit-duration or --angular-frequency"
      ),
      (
        "--mass 1 --response 1 --damping-ratio 1",
        "--response: cannot be combined with --mass"
      ),
      (
        "--response 1 --uikit-duration 1 --damping-ratio 1",
        "--uikit-duration: cannot be combined with --response"
      ),
      (
        "--mass 1 --stiffness 1e-9 --damping 1e9",
        "--mass: must give 1e-9...1000000000 rad/s and a damping ratio below 1000000000; "
          + "got 0.000031622776601683795 rad/s and 1000000000"
      ),
      (
        "--response 1 --damping-ratio 1 --from inf",
        "--from: must be -1000000000000...1000000000000; got Infinity"
      ),
      (
        "--response 1 --damping-ratio 1 --velocity 1e13",
        "--velocity: must be -1000000000000...1000000000000; got 10000000000000"
      ),
      (
        "--response 1 --damping-ratio 1 --from 1 --to 1.0000000000000002",
        "--to: must be equal to --from, or 1e-12 or more from it; got 1.0000000000000002"
      ),
      (
        "--response 1 --damping-ratio 0.0001 --format css",
        "--format: must not be css, because the curve needs more than 1000 oscillations or stops"
      ),
      ("--response 1 --damping-ratio 1 --at 0,x", "--at: must be a number; got \"x\""),
      ("--response 1 --damping-ratio 1 --at -1", "--at: must be 0...1000000000; got -1"),
      ("--response 1 --damping-ratio 1 --at nan", "--at: must be 0...1000000000; got NaN"),
      (
        "--response 1 --damping-ratio 1 --at 0,,1",
        "--at: must have a time between two commas; got \"0,,1\""
      ),
      (
        "--response 1 --damping-ratio 1 --format css --tolerance 0",
        "--tolerance: must be 0.00001...0.5; got 0"
      ),
      (
        "--response 1 --damping-ratio 1 --format css --from 1",
        "--format: must not be css, because from and to are equal"
      ),
      (
        "--response 1 --damping-ratio 1 --format uikit --from 1 --velocity 2",
        "--format: must not be uikit, because from and to are equal and its velocity is in "
          + "distances per second"
      ),
    ])
  func options(arguments: String, message: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let outcome = try Tool.run(["spring"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == "jelly spring: \(message)\n")
  }

  @Test("without a spring lists the sets of parameters")
  func unknownSpring() throws {
    let outcome = try Tool.run(["spring", "--to", "5"])
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix(
        "jelly spring: must be given one set of parameters (--mass, --stiffness, --damping; "))
  }

  @Test("times from standard input that are none are refused too")
  func times() throws {
    let outcome = try Tool.run(
      ["spring", "--response", "1", "--damping-ratio", "1", "--at", "-"], input: "0 0.1 later")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == "jelly spring: --at: must be a number; got \"later\"\n")
  }

  @Test(
    "that cannot be read at all has the form of every error",
    arguments: [
      ("--mass", "--mass: must have a value"),
      ("--mass heavy", #"--mass: must be a number; got "heavy""#),
      ("--weight 1", "--weight: must be a known option; see 'jelly spring --help'"),
      ("--css", "--css: must be a known option, such as --format; see 'jelly spring --help'"),
      (
        "--dampingratio 1",
        "--dampingratio: must be a known option, such as --damping-ratio; see 'jelly spring --help'"
      ),
      (
        "--format svg",
        "--format: must be one of json, css, swiftui, uikit, coreanimation, android, flutter; "
          + #"got "svg""#
      ),
      ("0.5", "0.5: must not be given; see 'jelly spring --help'"),
      ("--at", "--at: must have a value"),
      ("--tolerance small", #"--tolerance: must be a number; got "small""#),
    ])
  func unreadable(arguments: String, message: String) throws {
    let outcome = try Tool.run(["spring"] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == "jelly spring: \(message)\n")
  }
}
