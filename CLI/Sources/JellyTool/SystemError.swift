import Foundation

/// What the operating system says beneath one of Foundation's errors.
struct SystemError {
  /// What it says: "No such file or directory".
  let message: String
  /// Whether whoever read the output has gone.
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
