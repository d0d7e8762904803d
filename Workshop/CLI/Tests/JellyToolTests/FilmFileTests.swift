import Foundation
import Testing

@Suite("The file of a film")
struct FilmFileTests {
  private let folder: Folder
  private let file: String

  private let trace = """
    { "version": 1, "control": "jelly-bar", "size": [390, 100], "tuning": "reduced",
      "events": [ {"at": 0, "type": "touchBegan", "x": 195, "y": 40},
                  {"at": 0.1, "type": "touchMoved", "x": 205, "y": 60},
                  {"at": 0.2, "type": "touchEnded", "x": 205, "y": 60} ] }
    """

  /// The line of a program that writes what it reads into its last argument, as ffmpeg does.
  private let copies = "for last; do :; done; cat > \"${last#file:}\""

  init() throws {
    folder = try Folder()
    file = try folder.write(trace, to: "touch.json")
  }

  private func content(of name: String) throws -> String {
    try String(contentsOfFile: folder.path(of: name), encoding: .utf8)
  }

  private func type(of name: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: folder.path(of: name))[.type]
      as? FileAttributeType
  }

  private func film() throws -> String { try Tool.run(["film", file, "-o", "-"]).output }

  // MARK: - The trace

  @Test(
    "is never that of its trace, whatever the names of both are",
    arguments: [
      "film touch.json -o touch.json", "film touch.json -o ./touch.json",
      "film touch.json -o link.json", "film link.json -o touch.json",
      "film touch.json -o other.json", "film - -o touch.json < touch.json",
      "film touch.json --format json -o /dev/stdout >> touch.json",
      "film touch.json --format json -o - >> touch.json",
    ])
  func sameFile(line: String) throws {
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path(of: "link.json"), withDestinationPath: "touch.json")
    try files.linkItem(atPath: file, toPath: folder.path(of: "other.json"))
    let outcome = try Tool.runShell("cd '\(folder.path(of: ""))' && \"$jelly\" \(line)")
    #expect(outcome.status == 2)
    let start = "jelly film: --output: must not be the trace; got "
    #expect(outcome.errors.hasPrefix(start), "\(outcome.errors)")
    #expect(try content(of: "touch.json") == trace)
  }

  @Test("can be an empty device that is also the trace's place, such as a terminal")
  func sameDevice() throws {
    let outcome = try Tool.runShell("\"$jelly\" film - -o - < /dev/null > /dev/null")
    #expect(outcome.errors.contains("standard input: line 1, column 1: must be a value"))
  }

  // MARK: - The temporary file

  @Test("does not touch a file with a name that could be a temporary one")
  func part() throws {
    _ = try folder.write("mine", to: "film.svg.part")
    let outcome = try Tool.run(["film", file, "-o", folder.path(of: "film.svg")])
    #expect(outcome.status == 0)
    #expect(try content(of: "film.svg.part") == "mine")
    #expect(try folder.names() == ["film.svg", "film.svg.part", "touch.json"])
  }

  @Test("can be written by several commands at the same time")
  func writers() throws {
    let one = "\"$jelly\" film '\(file)' -o '\(folder.path(of: "film.svg"))'"
    let outcome = try Tool.runShell(
      "for i in 1 2 3 4 5 6; do { \(one) > /dev/null; echo $?; } & done; wait")
    #expect(outcome.errors == "")
    #expect(outcome.output == String(repeating: "0\n", count: 6))
    #expect(try content(of: "film.svg") == film())
    #expect(try folder.names() == ["film.svg", "touch.json"])
  }

  @Test(
    "leaves nothing behind after a signal, and the command ends by it",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    // A shell lets what it runs in the background ignore SIGINT, and the command inherits that.
    let old = signal(number, SIG_DFL)
    defer { signal(number, old) }
    // It has written a part, and does not end.
    _ = try folder.write(program: "echo $$ > \"$0.id\"; exec sleep 60", to: "ffmpeg")
    let started = folder.path(of: "ffmpeg.id")
    let outcome = try Tool.run(
      ["film", file, "-o", folder.path(of: "film.gif")],
      environment: ["PATH": folder.path(of: "") + ":/usr/bin:/bin"]
    ) { process in
      for _ in 0..<500 where (try? String(contentsOfFile: started, encoding: .utf8)) ?? "" == "" {
        usleep(20_000)
      }
      // The temporary file is there; ffmpeg has its name.
      #expect(try! folder.names().contains { $0.hasPrefix(".film.gif.") })
      kill(process, number)
    }
    #expect(outcome.status == number)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    #expect(try folder.names() == ["ffmpeg", "ffmpeg.id", "touch.json"])
    let ffmpeg = try #require(Int32(content(of: "ffmpeg.id").dropLast()))
    #expect(kill(ffmpeg, 0) == -1)
  }

  @Test("is written to its end if the command must ignore the signal, as after nohup")
  func ignoredSignal() throws {
    _ = try folder.write(program: "kill -HUP $PPID; \(copies)", to: "ffmpeg")
    let outcome = try Tool.runShell(
      """
      trap '' HUP; PATH='\(folder.path(of: ""))':$PATH
      "$jelly" film '\(file)' -o '\(folder.path(of: "film.gif"))' --rate 5
      """)
    #expect(outcome.status == 0)
    #expect(try folder.names() == ["ffmpeg", "film.gif", "touch.json"])
  }

  @Test("can have the longest name of a file system")
  func longName() throws {
    let name = String(repeating: "ä", count: 125) + ".svg"
    let outcome = try Tool.run(["film", file, "-o", folder.path(of: name)])
    #expect(outcome.errors == "")
    #expect(try content(of: name) == film())
  }

  @Test("remains as it was after an error")
  func oldFilm() throws {
    let bad = try folder.write("{}", to: "bad.json")
    _ = try folder.write("old", to: "film.svg")
    #expect(try Tool.run(["film", bad, "-o", folder.path(of: "film.svg")]).status == 2)
    #expect(try content(of: "film.svg") == "old")
    #expect(try folder.names() == ["bad.json", "film.svg", "touch.json"])
  }

  @Test("that is too large for its place is an error with the system's reason")
  func fullDisk() throws {
    let outcome = try Tool.runShell(
      "trap '' XFSZ; ulimit -f 1; \"$jelly\" film '\(file)' -o '\(folder.path(of: "film.svg"))'")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "jelly film: \(folder.path(of: "film.svg")): cannot be written (file too large)\n")
    #expect(try folder.names() == ["touch.json"])
  }

  // MARK: - Links, modes, devices

  @Test("is written through symbolic links, also to a file that does not exist yet")
  func links() throws {
    let files = FileManager.default
    let inner = folder.path(of: "films")
    try files.createDirectory(atPath: inner, withIntermediateDirectories: false)
    try Data("old".utf8).write(to: URL(filePath: inner + "/a.svg"))
    for (link, target) in [("one", "films/a.svg"), ("two", "films/b.svg"), ("three.svg", "two")] {
      try files.createSymbolicLink(atPath: folder.path(of: link), withDestinationPath: target)
    }
    for name in ["one", "three.svg"] {
      let outcome = try Tool.run(
        ["film", file, "--format", "svg", "-o", folder.path(of: name)])
      #expect(outcome.errors == "")
      #expect(try type(of: name) == .typeSymbolicLink)
    }
    #expect(try content(of: "films/a.svg") == film())
    #expect(try content(of: "films/b.svg") == film())
    #expect(try files.contentsOfDirectory(atPath: inner).sorted() == ["a.svg", "b.svg"])
  }

  @Test("is refused if its links lead to each other")
  func circle() throws {
    for (link, target) in [("a.svg", "b.svg"), ("b.svg", "a.svg")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: link), withDestinationPath: target)
    }
    let outcome = try Tool.run(["film", file, "-o", folder.path(of: "a.svg")])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a.svg: cannot be written (too many levels of symbolic links)"))
  }

  @Test("keeps the mode of the file that it replaces; a new one has that of every new file")
  func modes() throws {
    let outcome = try Tool.runShell(
      """
      umask 027; cd '\(folder.path(of: ""))'; echo > old.svg; chmod 604 old.svg
      for name in old new; do "$jelly" film touch.json -o $name.svg > /dev/null; done
      """)
    #expect(outcome.status == 0)
    for (name, mode) in [("old.svg", 0o604), ("new.svg", 0o640)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: name))
      #expect(attributes[.posixPermissions] as? Int == mode, "\(name)")
    }
  }

  @Test("does not replace a named pipe, but is written into it", arguments: ["svg", "gif"])
  func pipes(format: String) throws {
    _ = try folder.write(program: copies, to: "ffmpeg")
    let outcome = try Tool.runShell(
      """
      cd '\(folder.path(of: ""))'; PATH="$PWD:$PATH"; mkfifo pipe; cat pipe > copy.\(format) &
      "$jelly" film touch.json --format \(format) -o pipe --scale 0.1; status=$?; wait; exit $status
      """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(try type(of: "pipe") == .typeUnknown)  // not a regular file
    let size =
      try FileManager.default.attributesOfItem(
        atPath: folder.path(of: "copy.\(format)"))[.size] as? Int
    #expect(try #require(size) > 1000)
    #expect(try folder.names() == ["copy.\(format)", "ffmpeg", "pipe", "touch.json"])
  }

  @Test("goes to standard output under its other name, without another line")
  func standardOutput() throws {
    let outcome = try Tool.runShell("\"$jelly\" film '\(file)' --format svg -o /dev/stdout | cat")
    #expect(outcome.errors == "")
    #expect(try outcome.output == film())
  }

  // MARK: - ffmpeg

  @Test(
    "is made by ffmpeg in any folder of PATH, under any name", arguments: ["pro grams", "ä%20"])
  func programs(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: name), withIntermediateDirectories: false)
    _ = try folder.write(program: copies, to: "\(name)/ffmpeg")
    let film = folder.path(of: "a:b %d.gif")
    let outcome = try Tool.run(
      ["film", file, "-o", film, "--rate", "5", "--scale", "0.1"],
      environment: ["PATH": folder.path(of: name) + ":/usr/bin:/bin"])
    #expect(outcome.errors == "")
    #expect(FileManager.default.fileExists(atPath: film))
  }
}
