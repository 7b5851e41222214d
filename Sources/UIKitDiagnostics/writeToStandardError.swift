@preconcurrency import Foundation

/// Writes a line to standard error, immediately and as a whole, after earlier output. Does nothing if standard
/// error is closed.
package func writeToStandardError(_ line: String) {
  fflush(stdout)
  var bytes = Array((line + "\n").utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes = bytes.dropFirst(count)
    } else if errno != EINTR {
      return
    }
  }
}
