import Foundation

/// The things that a signal such as that of Ctrl-C cleans up: one file, and one other process.
///
/// The command writes one film, so one of each is enough. A signal handler can read only what a
/// variable contains already.
enum Interruption {
  private nonisolated(unsafe) static var file: UnsafeMutablePointer<CChar>?
  /// The process that writes the file; 0 if there is none.
  private nonisolated(unsafe) static var child: pid_t = 0
  /// A Boolean value that indicates whether a signal is ending the command, in whichever thread.
  private nonisolated(unsafe) static var isEnding = false
  private static var signals: [Int32] { [SIGINT, SIGTERM, SIGHUP] }

  /// The path of the file.
  static var path: String? { file.map { String(cString: $0) } }

  /// Makes the file as `mkstemp` does.
  ///
  /// - Parameter template: The path, which ends in `XXXXXX`.
  /// - Returns: The descriptor of the file; -1 if it cannot be made, with the reason in `errno`.
  static func makeFile(_ template: String) -> Int32 {
    handleSignals()
    // The handler finds the name before the file exists, so it is there at any time.
    file = strdup(template)
    return file.map { mkstemp($0) } ?? -1
  }

  /// Removes the file.
  static func removeFile() {
    guard let file else { return }
    unlink(file)
    Self.file = nil
    free(file)
  }

  /// Starts the process that writes the file.
  static func start(_ process: Process) throws {
    // A signal waits until the identifier of the process is known.
    var (blocked, old) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    for number in signals { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_BLOCK, &blocked, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
    child = process.processIdentifier
  }

  /// Waits until the process has ended.
  static func wait(for process: Process) {
    process.waitUntilExit()
    // The signal has ended the process, which is not an error to report.
    while isEnding { pause() }
    child = 0
  }

  private static func handleSignals() {
    for number in signals {
      let old = signal(number, cleanUp)
      // As after `nohup`.
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Cleans up, and ends the command as the signal would have done without a handler.
  private static let cleanUp: @convention(c) (Int32) -> Void = { number in
    isEnding = true
    if child > 0 {
      // Otherwise it could make the file again.
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    if let file { unlink(file) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
