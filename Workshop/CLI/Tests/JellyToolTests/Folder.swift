import Foundation

/// A folder for the files of one test, which is removed with it.
final class Folder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "jelly-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder, which does not need to exist.
  func path(of name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(of: name)
  }

  /// Writes a program for the shell, and returns its path.
  func write(program text: String, to name: String) throws -> String {
    let program = try write("#!/bin/sh\n\(text)\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    return program
  }

  /// The names of all files, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(of: "")).sorted()
  }
}
