import Foundation

/// The operating system's error inside one of Foundation's errors.
struct SystemError {
  /// The system's message, in lower case, such as "no such file or directory".
  let message: String
  /// A Boolean value that indicates whether the reader of the output has closed it.
  let isBrokenPipe: Bool

  init(_ error: some Error) {
    guard let beneath = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError,
      let code = Int32(exactly: beneath.code), beneath.domain == NSPOSIXErrorDomain
    else {
      self.message = error.localizedDescription
      self.isBrokenPipe = false
      return
    }
    self.message = Self.message(of: code)
    self.isBrokenPipe = code == EPIPE
  }

  /// The system's message for an error number, in lower case.
  static func message(of code: Int32) -> String {
    let message = String(cString: strerror(code))
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}
