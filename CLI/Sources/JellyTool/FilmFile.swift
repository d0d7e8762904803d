import Foundation

/// A file that is whole or not there: it is written beside its place and then moved.
struct FilmFile {
  /// The name of the file.
  let name: String

  /// The name while it is being written.
  var part: String { name + ".part" }

  /// Writes the file by a function that writes the part; after an error nothing is left.
  ///
  /// - Returns: The size of the file in bytes.
  func write(_ make: (String) throws(Failure) -> Void) throws(Failure) -> Int {
    let files = FileManager.default
    // A place that cannot be written is found before the work begins.
    guard files.createFile(atPath: part, contents: nil) else {
      throw .input("\(name): \(String(cString: strerror(errno)))")
    }
    do throws(Failure) {
      try make(part)
      guard rename(part, name) == 0 else {
        throw .input("\(name): \(String(cString: strerror(errno)))")
      }
    } catch {
      try? files.removeItem(atPath: part)
      throw error
    }
    let size = try? files.attributesOfItem(atPath: name)[.size] as? Int
    return size.flatMap { $0 } ?? 0
  }
}
