import Testing

@Suite("A bad spring")
struct BadSpringTests {
  @Test(
    "is refused by the name of the option",
    arguments: [
      ("--mass 0 --stiffness 1 --damping 1", "--mass: 0 is not above 0"),
      ("--mass 1 --stiffness -4 --damping 1", "--stiffness: -4 is not above 0"),
      ("--mass 1 --stiffness 1 --damping -1", "--damping: -1 is below 0"),
      ("--mass 1 --stiffness nan --damping 1", "--stiffness: NaN is not a finite number"),
      ("--mass 1 --stiffness inf --damping 1", "--stiffness: Infinity is not a finite number"),
      (
        "--mass 1 --stiffness 1e10 --damping 1",
        "--stiffness: 10000000000 is not within 1e-9 to 1000000000"
      ),
      ("--mass 1 --damping 1", "--stiffness: missing beside --mass"),
      ("--stiffness 1 --damping 1", "--mass: missing beside --stiffness"),
      ("--response 0.5", "--damping-ratio: missing beside --response"),
      ("--response 0 --damping-ratio 1", "--response: 0 is not above 0"),
      ("--response 0.5 --damping-ratio -0.1", "--damping-ratio: -0.1 is below 0"),
      ("--duration 0.5", "--bounce: missing beside --duration"),
      (
        "--duration 0.5 --bounce -1",
        "--bounce: -1 is not above -1: such a spring never arrives"
      ),
      ("--epsilon 0.01 --damping-ratio 1", "--settling-duration: missing beside --epsilon"),
      (
        "--settling-duration 1 --damping-ratio 1 --epsilon 0",
        "--epsilon: 0 is not above 0"
      ),
      ("--decay 5 --frequency 30", "--seconds: missing beside --decay"),
      (
        "--damping-ratio 1",
        "--damping-ratio: says nothing without --response, --settling-duration, "
          + "--uikit-duration or --angular-frequency"
      ),
      (
        "--mass 1 --response 1 --damping-ratio 1",
        "--response: cannot be used together with --mass"
      ),
      (
        "--response 1 --uikit-duration 1 --damping-ratio 1",
        "--uikit-duration: cannot be used together with --response"
      ),
      (
        "--mass 1 --stiffness 1e-9 --damping 1e9",
        "--mass: the spring is beyond 1e-9 to 1e9 rad/s or a damping ratio of 1e9"
      ),
      ("--response 1 --damping-ratio 1 --from inf", "--from: Infinity is not a finite number"),
      (
        "--response 1 --damping-ratio 1 --velocity 1e13",
        "--velocity: 10000000000000 is not within -1000000000000 to 1000000000000"
      ),
      (
        "--response 1 --damping-ratio 1 --from 1 --to 1.0000000000000002",
        "--to: nearer than 1e-12 to --from, and not equal to it"
      ),
      (
        "--response 1 --damping-ratio 0.0001 --format css",
        "--format: css cannot say it: it would take more than a thousand swings or stops"
      ),
      ("--response 1 --damping-ratio 1 --at 0,x", "--at: \"x\" is not a number"),
      ("--response 1 --damping-ratio 1 --at -1", "--at: -1 is below 0"),
      ("--response 1 --damping-ratio 1 --at nan", "--at: NaN is not a finite number"),
      (
        "--response 1 --damping-ratio 1 --format css --error 0",
        "--error: 0 is not above 0"
      ),
      (
        "--response 1 --damping-ratio 1 --format css --from 1",
        "--format: css cannot say it: from and to are equal, so there is no distance to share"
      ),
      (
        "--response 1 --damping-ratio 1 --format uikit --from 1 --velocity 2",
        "--format: uikit takes the velocity in distances a second, and from and to are equal"
      ),
    ])
  func options(arguments: String, message: String) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let outcome = try Tool.run(["spring"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == "Error: \(message)\n")
  }

  @Test("without a spring says how to say one")
  func noDialect() throws {
    let outcome = try Tool.run(["spring", "--to", "5"])
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix("Error: which spring? Say it by --mass, --stiffness and --damping;"))
  }

  @Test("times from standard input that are none are refused too")
  func times() throws {
    let outcome = try Tool.run(
      ["spring", "--response", "1", "--damping-ratio", "1", "--at", "-"], input: "0 0.1 later")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == "Error: --at: \"later\" is not a number\n")
  }

  @Test(
    "that cannot be read at all is told with how the command is used",
    arguments: [
      ["--mass"], ["--mass", "heavy"], ["--weight", "1"], ["--format", "svg"], ["0.5"],
      ["--at"], ["--error", "small"],
    ])
  func unreadable(arguments: [String]) throws {
    let outcome = try Tool.run(["spring"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Usage: jelly"))
    if arguments[0].hasPrefix("--") { #expect(outcome.errors.contains(arguments[0])) }
  }
}
