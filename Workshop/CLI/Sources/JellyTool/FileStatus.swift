import Foundation

/// The identity and the kind of a file.
struct FileStatus {
  private var status = stat()

  /// The status of the file at a path, behind all symbolic links; nil if there is none.
  init?(of path: String) {
    guard stat(path, &status) == 0 else { return nil }
  }

  /// The status of an open file; nil if it is closed.
  init?(of descriptor: Int32) {
    guard fstat(descriptor, &status) == 0 else { return nil }
  }

  /// A Boolean value that indicates whether it is a regular file, not a device, a pipe or a folder.
  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }

  /// The size in bytes.
  var size: Int { Int(status.st_size) }

  /// Who can read, write and run the file.
  var permissions: mode_t { status.st_mode & 0o777 }

  /// A Boolean value that indicates whether both are one file, whatever their names are.
  func isSameFile(as other: FileStatus?) -> Bool {
    status.st_dev == other?.status.st_dev && status.st_ino == other?.status.st_ino
  }
}
