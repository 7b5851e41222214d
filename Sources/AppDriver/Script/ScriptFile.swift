import Dispatch
import Foundation

/// A script where it is stored or comes from: a file, a pipe, standard input.
///
/// A stored script of up to a megabyte is read and checked as a whole, before its first step. Any other
/// is read as it comes: a step is done before the next line is read, and a mistake is told when its line
/// is reached.
package final class ScriptFile: @unchecked Sendable {
  private static let largestChecked = 1 << 20

  /// What errors call it.
  package let name: String
  private let descriptor: Int32
  private let isChecked: Bool
  /// Waits for what comes, and lets the app go on meanwhile.
  private let queue = DispatchQueue(label: "Script")
  private lazy var reader = makeReader()

  /// - Parameter path: `-` for standard input.
  /// - Returns: `nil` if it can't be read.
  package init?(path: String) {
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR
    else {
      return nil
    }
    isChecked = status.st_mode & S_IFMT == S_IFREG && status.st_size <= Self.largestChecked
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// The next line with something to do; `nil` at the end.
  func next() async throws(ScriptError) -> Script.Line? {
    let result: Result<Script.Line?, ScriptError> = await withCheckedContinuation { continuation in
      queue.async { [self] in
        continuation.resume(
          returning: Result { () throws(ScriptError) in try reader.get().next() })
      }
    }
    return try result.get()
  }

  private func makeReader() -> Result<ScriptReader, ScriptError> {
    Result { () throws(ScriptError) in
      let descriptor = descriptor
      guard isChecked else { return ScriptReader { Self.chunk(of: descriptor) } }
      var bytes: [UInt8] = []
      while let more = Self.chunk(of: descriptor), !more.isEmpty { bytes += more }
      _ = try Script(bytes: bytes)
      return ScriptReader {
        defer { bytes = [] }
        return bytes
      }
    }
  }

  /// The bytes that come next; none at the end, `nil` if they can't be read.
  private static func chunk(of descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    var count: Int
    repeat { count = read(descriptor, &bytes, bytes.count) } while count < 0 && errno == EINTR
    guard count >= 0 else { return nil }
    return Array(bytes.prefix(count))
  }
}
