import Glibc

/// Keeps what the app prints while the display owns the terminal, and prints it afterwards: on the
/// display it would only make a mess, and vanish with the alternate screen.
///
/// Output that goes elsewhere than to a terminal is left alone.
enum CapturedOutput {
  static func begin() {
    guard logDescriptor < 0 else { return }
    fflush(nil)
    let log = openLog()
    guard log >= 0 else { return }
    logDescriptor = log
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] where isatty(descriptor) == 1 {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { continue }
      if descriptor == STDOUT_FILENO { savedOutput = copy } else { savedError = copy }
      dup2(log, descriptor)
    }
  }

  /// A file without a name.
  private static func openLog() -> Int32 {
    var name = Array("/tmp/output.XXXXXX".utf8CString)
    let log = mkstemp(&name)
    guard log >= 0 else { return -1 }
    unlink(name)
    _ = fcntl(log, F_SETFL, O_APPEND)
    _ = fcntl(log, F_SETFD, FD_CLOEXEC)
    return log
  }

  /// Safe in a signal handler.
  static func end() {
    let log = logDescriptor
    guard log >= 0 else { return }
    logDescriptor = -1
    let target = savedError >= 0 ? savedError : savedOutput
    if target >= 0 { replay(log, to: target) }
    if savedOutput >= 0 {
      dup2(savedOutput, STDOUT_FILENO)
      close(savedOutput)
    }
    if savedError >= 0 {
      dup2(savedError, STDERR_FILENO)
      close(savedError)
    }
    savedOutput = -1
    savedError = -1
    close(log)
  }

  /// The end of a very long log is what matters.
  private static let limit = 256 * 1024

  private static func replay(_ log: Int32, to target: Int32) {
    let length = Int(lseek(log, 0, SEEK_END))
    var offset = max(0, length - limit)
    while offset < length {
      let count = pread(log, copyBuffer, copyCapacity, offset)
      guard count > 0 else { return }
      writeFully(target, copyBuffer, count)
      offset += count
    }
  }
}

nonisolated(unsafe) private var logDescriptor: Int32 = -1
nonisolated(unsafe) private var savedOutput: Int32 = -1
nonisolated(unsafe) private var savedError: Int32 = -1
private let copyCapacity = 4096
nonisolated(unsafe) private let copyBuffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
