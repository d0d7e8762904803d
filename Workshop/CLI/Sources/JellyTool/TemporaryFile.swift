import Foundation

/// A new file for a film that is not complete yet; a signal that ends the command removes it.
struct TemporaryFile {
  /// The path of the file.
  let path: String
  private let file: FileHandle
  /// The name of the film, for errors.
  private let film: String

  /// Creates a file, `.NAME.` with six random characters, beside another one.
  ///
  /// - Parameters:
  ///   - neighbor: The path of the other file.
  ///   - film: The name of the film, for errors.
  ///   - permissions: Those of the new file; nil for those of every new file.
  init(
    beside neighbor: String, for film: String, permissions: mode_t? = nil
  ) throws(Failure) {
    let name = neighbor.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    // More characters could make a name that is too long for the file system.
    let short = String(String.UnicodeScalarView(name.unicodeScalars.prefix(50)))
    let descriptor = Interruption.makeFile("\(neighbor.dropLast(name.count)).\(short).XXXXXX")
    guard descriptor >= 0, let path = Interruption.path else {
      throw .unwritable(film, SystemError(code: errno))
    }
    self.path = path
    self.file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.film = film
    // `mkstemp` has made it with 0600.
    fchmod(descriptor, permissions ?? 0o666 & ~Self.mask)
  }

  private static var mask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  /// Writes bytes at the end of the file.
  func write(_ bytes: Data) throws(Failure) {
    do {
      try file.write(contentsOf: bytes)
    } catch {
      throw .unwritable(film, SystemError(error))
    }
  }

  /// Copies the file into another open file.
  func copy(to other: FileHandle) throws(Failure) {
    do {
      try other.write(contentsOf: Data(contentsOf: URL(filePath: path), options: .mappedIfSafe))
    } catch {
      throw .unwritable(film, SystemError(error))
    }
  }

  /// The size of the file in bytes.
  var size: Int { FileStatus(of: path)?.size ?? 0 }

  /// Gives the file the name of another one, which it replaces.
  func rename(to name: String) throws(Failure) {
    guard Foundation.rename(path, name) == 0 else {
      throw .unwritable(film, SystemError(code: errno))
    }
  }

  /// Removes the file, unless it has another name now.
  func remove() { Interruption.removeFile() }
}
