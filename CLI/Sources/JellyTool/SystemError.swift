import Foundation

/// The operating system's error inside one of Foundation's errors.
struct SystemError {
  /// The system's message, such as "No such file or directory".
  let message: String
  /// Whether the reader of the output has gone.
  let isBrokenPipe: Bool

  init(_ error: some Error) {
    guard let beneath = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError,
      let code = Int32(exactly: beneath.code), beneath.domain == NSPOSIXErrorDomain
    else {
      self.message = error.localizedDescription
      self.isBrokenPipe = false
      return
    }
    self.message = String(cString: strerror(code))
    self.isBrokenPipe = code == EPIPE
  }
}
