import Foundation
import Testing

@Suite("jelly film")
struct FilmTests {
  private let folder: Folder
  private let file: String

  private let trace = """
    { "control": "jelly-bar", "size": [390, 100], "tuning": "calm",
      "events": [ {"at": 985661439, "type": "touch-began", "x": 195, "y": 40},
                  {"at": 985661439.1, "type": "touch-moved", "x": 205, "y": 60},
                  {"at": 985661439.2, "type": "touch-ended", "x": 205, "y": 60} ] }
    """

  init() throws {
    folder = try Folder()
    file = try folder.write(
      trace.replacingOccurrences(of: ", \"finger\": 0", with: ""), to: "touch.json")
  }

  /// A place in the folder for a film.
  private func place(_ name: String) throws -> String {
    let marker = try folder.write("", to: "marker")
    return marker.replacingOccurrences(of: "marker", with: name)
  }

  @Test(
    "writes each text format, and says what is in it", arguments: ["svg", "css", "json"])
  func formats(ending: String) throws {
    let film = try place("film.\(ending)")
    let outcome = try Tool.run(["film", file, "-o", film])
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.contains("film.\(ending): 1."))
    #expect(outcome.output.contains(" keyframes, off by at most 0.0"))
    let text = try String(contentsOfFile: film, encoding: .utf8)
    let start = ["svg": "<svg ", "css": "/* ", "json": "{\"v\""]
    #expect(text.hasPrefix(try #require(start[ending])))
    #expect(!FileManager.default.fileExists(atPath: film + ".part"))
    let printed = try Tool.run(["film", file, "-o", "-", "--format", ending])
    #expect(printed.output == text)
  }

  @Test("makes the same file again")
  func same() throws {
    let one = try Tool.run(["film", file, "-o", "-", "--format", "svg"])
    let two = try Tool.run(["film", file, "-o", "-", "--format", "svg"])
    #expect(one.output == two.output)
  }

  @Test(
    "says what is wrong with its options, with status 2, and leaves no file",
    arguments: [
      (["-o", "film.avi"], "film.avi: a film is .svg, .css, .json, .gif"),
      (["-o", "film.gif", "--rate", "60"], "--rate 60: a GIF has at most 50 frames a second"),
      (["-o", "film.mp4", "--rate", "0"], "--rate 0: a film has 1 to 240 frames a second"),
      (["-o", "film.svg", "--rate", "60"], "--rate: a .svg has no pictures"),
      (["-o", "film.svg", "--still", "9"], "--still 9: the film ends at 1."),
      (["-o", "film.css", "--still", "1"], "--still: one picture is .svg or .png"),
      (["-o", "film.svg", "--error", "0"], "--error: 0 is not within 0.001 to 10 points"),
      (["-o", "film.svg", "--lead", "61"], "--lead: 61 is not within 0 to 60 seconds"),
      (["-o", "film.svg", "--hold", "-1"], "--hold"),
      (["-o", "film.svg", "--scale", "0"], "--scale: 0 is not within 0.01 to 100"),
      (["-o", "film.svg", "--until", "5"], "--until: the film would end at 5 s, before the first"),
      (["-o", "film.svg", "--fill", "red"], "--fill"),
      (["-o", "film.mp4", "--page", "none"], "--page none: a .mp4 is not transparent"),
      (["-o", "-"], "-o -: standard output has no ending"),
      (["-o", "-", "--format", "gif"], "-o -: a .gif cannot go to standard output"),
      (["-o", "no/such/film.svg"], "no/such/film.svg: No such file or directory"),
    ])
  func badOptions(options: [String], message: String) throws {
    var options = options
    if options[1] != "-" { options[1] = try place(options[1]) }
    let outcome = try Tool.run(["film", file] + options)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    if options[1] != "-" { #expect(!FileManager.default.fileExists(atPath: options[1])) }
  }

  @Test("refuses a trace as `jelly frames` does")
  func badTrace() throws {
    let wrong = try folder.write("{\"control\": \"jelly-bar\"}", to: "wrong.json")
    let film = try Tool.run(["film", wrong, "-o", try place("film.svg")])
    #expect(film.status == 2)
    #expect(film.errors == (try Tool.run(["frames", wrong]).errors))
  }

  @Test("says so where nothing is ever drawn, and where nothing ever rests")
  func nothing() throws {
    let gone = try folder.write(
      """
      {"control": "jelly-badge", "size": [60, 60], "settings": {"present": false}, "events": []}
      """, to: "gone.json")
    let film = try Tool.run(["film", gone, "-o", try place("film.svg")])
    #expect(film.status == 2)
    #expect(film.errors.hasSuffix("gone.json: nothing is ever drawn\n"))
    let endless = try folder.write(
      """
      {"control": "jelly-refresh", "size": [60, 60],
       "events": [{"at": 0, "type": "refresh-began"}]}
      """, to: "endless.json")
    let held = try Tool.run(["film", endless, "-o", try place("film.svg")])
    #expect(held.status == 2)
    #expect(held.errors.hasSuffix("say until when to film it (--until)\n"))
    #expect(try Tool.run(["film", endless, "-o", try place("f.svg"), "--until", "1"]).status == 0)
  }

  @Test("names ffmpeg, and how to get it, where it is missing")
  func noFFmpeg() throws {
    let film = try place("film.gif")
    let outcome = try Tool.runShell("PATH=/nowhere; \"$jelly\" film '\(file)' -o '\(film)'")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "\(film): making .gif needs ffmpeg, which is not on this machine: apt install ffmpeg, "
        + "or brew install ffmpeg; .svg needs nothing\n")
    #expect(!FileManager.default.fileExists(atPath: film))
    #expect(!FileManager.default.fileExists(atPath: film + ".part"))
  }

  @Test("ends with status 1 and ffmpeg's last line where that fails, and leaves no file")
  func failingFFmpeg() throws {
    let film = try place("film.webm")
    let program = try folder.write(
      "#!/bin/sh\necho first >&2; echo 'no codec' >&2; exit 3\n", to: "ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let bin = program.replacingOccurrences(of: "/ffmpeg", with: "")
    let outcome = try Tool.runShell(
      "PATH='\(bin)':$PATH; \"$jelly\" film '\(file)' -o '\(film)' --rate 5")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("film.webm: ffmpeg failed: no codec"))
    #expect(!FileManager.default.fileExists(atPath: film + ".part"))
  }
}
