import Foundation
import Testing

@Suite("jelly film")
struct FilmTests {
  private let folder: Folder
  private let file: String

  private let trace = """
    { "version": 1, "control": "jelly-bar", "size": [390, 100], "tuning": "reduced",
      "events": [ {"at": 985661439, "type": "touchBegan", "x": 195, "y": 40},
                  {"at": 985661439.1, "type": "touchMoved", "x": 205, "y": 60},
                  {"at": 985661439.2, "type": "touchEnded", "x": 205, "y": 60} ] }
    """

  init() throws {
    folder = try Folder()
    file = try folder.write(
      trace.replacingOccurrences(of: ", \"id\": 0", with: ""), to: "touch.json")
  }

  @Test(
    "writes each text format, and describes it", arguments: ["svg", "css", "json"])
  func formats(ending: String) throws {
    let film = folder.path(of: "film.\(ending)")
    let outcome = try Tool.run(["film", file, "-o", film])
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.contains("film.\(ending): 1."))
    #expect(outcome.output.contains(" keyframes, largest error 0.0"))
    let text = try String(contentsOfFile: film, encoding: .utf8)
    let start = ["svg": "<svg ", "css": "/* ", "json": "{\"v\""]
    #expect(text.hasPrefix(try #require(start[ending])))
    let printed = try Tool.run(["film", file, "-o", "-", "--format", ending])
    #expect(printed.output == text)
    guard ending == "svg" else { return }
    #expect(try Tool.run(["film", file, "-o", "-"]).output == text)
  }

  @Test("makes the same file again")
  func same() throws {
    let one = try Tool.run(["film", file, "-o", "-", "--format", "svg"])
    let two = try Tool.run(["film", file, "-o", "-", "--format", "svg"])
    #expect(one.output == two.output)
  }

  @Test(
    "an error in the options has status 2, and leaves no file",
    arguments: [
      (["-o", "film.avi"], "--output: must end in .svg, .css, .json, .gif"),
      (["-o", "film.gif", "--rate", "60"], "--rate: must be 1...50; got 60"),
      (["-o", "film.mp4", "--rate", "0"], "--rate: must be 1...240; got 0"),
      (["-o", "film.svg", "--rate", "60"], "--rate: cannot be combined with .svg"),
      (["-o", "film.svg", "--still", "9"], "--still: must be 0...1."),
      (
        ["-o", "film.css", "--still", "1"], "--still: must be combined with .svg or .png; got .css"
      ),
      (["-o", "film.svg", "--tolerance", "0"], "--tolerance: must be 0.001...10; got 0"),
      (["-o", "film.svg", "--lead-in", "61"], "--lead-in: must be 0...60; got 61"),
      (["-o", "film.svg", "--lead-out", "-1"], "--lead-out: must be 0...60; got -1"),
      (["-o", "film.svg", "--scale", "0"], "--scale: must be 0.01...100; got 0"),
      (
        ["-o", "film.svg", "--until", "5"],
        "--until: must be at least 985661439, the time of the first event; got 5"
      ),
      (
        ["-o", "film.svg", "--fill", "red"],
        #"--fill: must be #rrggbb or #rrggbb,#rrggbb; got "red""#
      ),
      (
        ["-o", "film.svg", "--background", "red"],
        #"--background: must be none, #rrggbb or #rrggbb,#rrggbb; got "red""#
      ),
      (
        ["-o", "film.svg", "--appearance", "dim"],
        #"--appearance: must be one of auto, light, dark; got "dim""#
      ),
      (["-o", "film.svg", "--dark"], "--dark: must be a known option, such as --appearance; see"),
      (["-o", "film.svg", "--no-touches=yes"], #"--no-touches: must not have a value; got "yes""#),
      (["-o", "film.svg", "--force"], "--force: must be a known option; see"),
      (["-o", "film.mp4", "--background", "none"], "--background: must be a color"),
      (["-o", "-", "--format", "gif"], "--output: must be a file for .gif; got -"),
    ])
  func badOptions(options: [String], message: String) throws {
    var options = options
    if options[1] != "-" { options[1] = folder.path(of: options[1]) }
    let outcome = try Tool.run(["film", file] + options)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("jelly film: \(message)"), "\(outcome.errors)")
    if options[1] != "-" { #expect(!FileManager.default.fileExists(atPath: options[1])) }
  }

  @Test("a file that cannot be written is an I/O error, status 1")
  func unwritable() throws {
    let outcome = try Tool.run(["film", file, "-o", "no/such/film.svg"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "jelly film: no/such/film.svg: cannot be written (no such file or directory)\n")
  }

  @Test("draws the options for touches, interpolation, background and badge text")
  func appearance() throws {
    func film(_ options: [String]) throws -> String {
      let outcome = try Tool.run(["film", file, "-o", "-", "--format", "svg"] + options)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
    let plain = try film([])
    for option in [["--no-touches"], ["--no-interpolation"], ["--background", "none"]] {
      #expect(try film(option) != plain, "\(option)")
    }
    #expect(try film(["--background", "#123456"]).contains("#123456"))
  }

  @Test("draws the strokes of a drawing that changes, and is caught", arguments: ["svg", "json"])
  func strokes(ending: String) throws {
    let menu = try folder.write(
      """
      {"version": 1, "control": "jelly-shape", "size": [96, 96],
       "settings": {"path": "M16 24H80M16 48H80M16 72H80", "strokeWidth": 8},
       "events": [
         {"at": 0, "type": "drawingChanged", "x": 48, "y": 48, "strokeWidth": 8,
          "path": "M24 24L72 72M72 24L24 72"},
         {"at": 0.1, "type": "drawingChanged", "x": 48, "y": 48, "path": "M24 24H72V72H24Z"}]}
      """, to: "menu.json")
    let film = folder.path(of: "film.\(ending)")
    let outcome = try Tool.run(["film", menu, "-o", film])
    #expect(outcome.errors == "")
    #expect(outcome.output.contains(" keyframes, largest error 0.0"))
    let text = try String(contentsOfFile: film, encoding: .utf8)
    #expect(text.contains(["svg": #"<path class="k" d="M"#, "json": #""ty":"st""#][ending] ?? "?"))
  }

  @Test("refuses a trace as `jelly frames` does")
  func badTrace() throws {
    let wrong = try folder.write("{\"version\": 1, \"control\": \"jelly-bar\"}", to: "wrong.json")
    let film = try Tool.run(["film", wrong, "-o", folder.path(of: "film.svg")])
    #expect(film.status == 2)
    let frames = try Tool.run(["frames", wrong]).errors
    #expect(film.errors == frames.replacingOccurrences(of: "jelly frames", with: "jelly film"))
  }

  @Test("refuses a trace without a visible control, and one that does not come to rest")
  func nothing() throws {
    let gone = try folder.write(
      """
      {"version": 1, "control": "jelly-badge", "size": [60, 60], "settings": {"isPresented": false},
       "events": []}
      """, to: "gone.json")
    let film = try Tool.run(["film", gone, "-o", folder.path(of: "film.svg")])
    #expect(film.status == 2)
    #expect(film.errors.hasSuffix("gone.json: must show a visible control at some time\n"))
    let endless = try folder.write(
      """
      {"version": 1, "control": "jelly-refresh", "size": [60, 60],
       "events": [{"at": 0, "type": "refreshBegan"}]}
      """, to: "endless.json")
    let held = try Tool.run(["film", endless, "-o", folder.path(of: "film.svg")])
    #expect(held.status == 2)
    #expect(
      held.errors.hasSuffix(
        "film: --until: must be given, because the motion does not come to rest\n"))
    #expect(
      try Tool.run(["film", endless, "-o", folder.path(of: "f.svg"), "--until", "1"]).status == 0)
  }

  @Test("names ffmpeg, and how to get it, where it is missing")
  func noFFmpeg() throws {
    let film = folder.path(of: "film.gif")
    let outcome = try Tool.runShell("PATH=/nowhere; \"$jelly\" film '\(file)' -o '\(film)'")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "jelly film: \(film): must be .svg, .css or .json, because .gif requires ffmpeg, which "
        + "is not installed (apt install ffmpeg, or brew install ffmpeg)\n")
    #expect(try folder.names() == ["touch.json"])
  }

  @Test("ends with status 1 and ffmpeg's last line where that fails, and leaves no file")
  func failingFFmpeg() throws {
    let film = folder.path(of: "film.webm")
    _ = try folder.write(program: "echo first >&2; echo 'no codec' >&2; exit 3", to: "ffmpeg")
    let bin = folder.path(of: "")
    let outcome = try Tool.runShell(
      "PATH='\(bin)':$PATH; \"$jelly\" film '\(file)' -o '\(film)' --rate 5")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("film.webm: ffmpeg failed (no codec)"))
    #expect(try folder.names() == ["ffmpeg", "touch.json"])
  }
}
