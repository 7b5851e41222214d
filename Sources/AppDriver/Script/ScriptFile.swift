import Dispatch
import Foundation

/// A script from a file, a pipe or standard input.
///
/// A file of up to a megabyte is read and checked completely before the first step. Other scripts are read line by
/// line: a step is performed before the next line is read, and an invalid line is reported when it's reached.
package final class ScriptFile: @unchecked Sendable {
  private static let largestChecked = 1 << 20

  /// The name in error messages.
  package let name: String
  private let descriptor: Int32
  private let isChecked: Bool
  /// Waits for the bytes, so that the app can continue in the meantime.
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

  /// Returns the next line with a command, or `nil` at the end.
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

  /// Returns the next bytes: none at the end, and `nil` if they can't be read.
  private static func chunk(of descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    var count: Int
    repeat { count = read(descriptor, &bytes, bytes.count) } while count < 0 && errno == EINTR
    guard count >= 0 else { return nil }
    return Array(bytes.prefix(count))
  }
}
