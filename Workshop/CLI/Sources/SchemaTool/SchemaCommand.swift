import ArgumentParser
import Foundation
import SchemaTables

/// Writes the files that come from the controls' own declarations, or compares them.
@main
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jelly-schema",
    abstract: "Writes the words of all controls for elements and documentation.")

  @Flag(help: "Write nothing; fail if a file says something else than the declarations.")
  var check = false

  @Option(help: "The root of the project.")
  var root = "."

  @Option(help: "Write only the data of the package for npm, into this folder.")
  var package: String?

  func run() throws {
    let root = URL(fileURLWithPath: package ?? root, isDirectory: true)
    for file in package == nil ? SchemaFile.all : SchemaFile.packageData {
      let url = root.appendingPathComponent(file.path)
      let old = try? String(contentsOf: url, encoding: .utf8)
      guard let new = file.content(in: old ?? "") else {
        throw ValidationError("\(file.path) has no section \(file.section ?? "")")
      }
      guard old != new else { continue }
      guard !check else {
        throw ValidationError("\(file.path) is not what the controls declare; run `make schema`")
      }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try new.write(to: url, atomically: true, encoding: .utf8)
      print(file.path)
    }
  }
}
