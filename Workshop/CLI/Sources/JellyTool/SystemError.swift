import Foundation

/// An error of the operating system, also inside one of Foundation's errors.
struct SystemError {
  /// The system's message, in lower case, such as "no such file or directory".
  let message: String
  /// A Boolean value that indicates whether the reader of the output has closed it.
  let isBrokenPipe: Bool

  init(_ error: some Error) {
    guard let beneath = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError,
      let code = Int32(exactly: beneath.code), beneath.domain == NSPOSIXErrorDomain
    else {
      self.init(message: error.localizedDescription, isBrokenPipe: false)
      return
    }
    self.init(code: code)
  }

  /// The error of a number, such as that in `errno`.
  init(code: Int32) {
    let message = String(cString: strerror(code))
    self.init(
      message: message.prefix(1).lowercased() + message.dropFirst(), isBrokenPipe: code == EPIPE)
  }

  private init(message: String, isBrokenPipe: Bool) {
    self.message = message
    self.isBrokenPipe = isBrokenPipe
  }
}
