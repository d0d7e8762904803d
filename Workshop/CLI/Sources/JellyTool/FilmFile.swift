import Foundation

/// The file of a film, which is complete at every time.
///
/// The film is written into a new file in the same folder, which then takes the name. So two
/// commands can write one name at the same time. Something that is not a regular file, such as a
/// device or a named pipe, is not replaced: the film is written into it.
struct FilmFile {
  /// The name of the file.
  let name: String

  /// Writes the film by a function that writes a temporary file; an error leaves the old film.
  ///
  /// - Returns: The size of the film in bytes.
  func write(_ make: (TemporaryFile) throws(Failure) -> Void) throws(Failure) -> Int {
    let old = FileStatus(of: name)
    if let old, !old.isRegular { return try stream(make) }
    let path = try target()
    guard old == nil || access(path, W_OK) == 0 else { throw problem(errno) }
    // A folder that cannot be written is reported before the work begins.
    let file = try TemporaryFile(beside: path, for: name, permissions: old?.permissions)
    defer { file.remove() }
    try make(file)
    let size = file.size
    try file.rename(to: path)
    return size
  }

  /// Writes the film into a device or a pipe, when it is complete: ffmpeg needs a file in which it
  /// can go back.
  private func stream(_ make: (TemporaryFile) throws(Failure) -> Void) throws(Failure) -> Int {
    // Opened before the work begins, so that the reader of a pipe also notices an error.
    let descriptor = open(name, O_WRONLY)
    guard descriptor >= 0 else { throw problem(errno) }
    let stream = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let file = try TemporaryFile(beside: "\(folder)/jelly", for: name)
    defer { file.remove() }
    try make(file)
    try file.copy(to: stream)
    return file.size
  }

  /// The path behind the symbolic links of the name, which does not need to exist.
  private func target() throws(Failure) -> String {
    var path = name
    // As many as the system follows.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
      path = link.hasPrefix("/") ? link : path.dropLast(file.count) + link
    }
    throw problem(ELOOP)
  }

  private func problem(_ code: Int32) -> Failure { .unwritable(name, SystemError(code: code)) }
}
