import Foundation

/// A file that exists only when it is complete: it is written under another name and then renamed.
struct FilmFile {
  /// The name of the file.
  let name: String

  /// The name while it is being written.
  var part: String { name + ".part" }

  /// Writes the file by a function that writes the part; after an error neither file exists.
  ///
  /// - Returns: The size of the file in bytes.
  func write(_ make: (String) throws(Failure) -> Void) throws(Failure) -> Int {
    let files = FileManager.default
    // A folder that cannot be written is reported before the work begins.
    guard files.createFile(atPath: part, contents: nil) else {
      throw .io("\(name): cannot be written (\(SystemError.message(of: errno)))")
    }
    do throws(Failure) {
      try make(part)
      guard rename(part, name) == 0 else {
        throw .io("\(name): cannot be written (\(SystemError.message(of: errno)))")
      }
    } catch {
      try? files.removeItem(atPath: part)
      throw error
    }
    let size = try? files.attributesOfItem(atPath: name)[.size] as? Int
    return size.flatMap { $0 } ?? 0
  }
}
