import Foundation

/// Reads text files.
package enum TextFile {
  /// The size in bytes above which a file isn't read. No person writes texts that large.
  private static let largest = 64_000_000

  /// Reads a path that the user named until its end. The path can also lead to a device or a pipe.
  package static func read(_ path: String) throws(Mistake) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw mistake(path, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw mistake(path, errno == EISDIR ? "it is a folder" : String(cString: strerror(errno)))
      }
      if count == 0 { return try text(bytes, path) }
      bytes += block[..<count]
      if bytes.count > largest { throw mistake(path, RegularFile.Refusal(over: largest).reason) }
    }
  }

  /// Reads a file that the user didn't name. Throws if it isn't a regular file.
  ///
  /// - Parameter withMark: `true` to keep a byte order mark, for a caller that writes the text again.
  package static func found(
    _ path: String, withMark: Bool = false
  ) throws(Mistake) -> String {
    let bytes: [UInt8]
    do throws(RegularFile.Refusal) {
      bytes = try RegularFile.bytes(path, most: largest)
    } catch {
      throw mistake(path, error.reason)
    }
    return try text(bytes, path, withMark: withMark)
  }

  private static func text(
    _ bytes: [UInt8], _ path: String, withMark: Bool = false
  ) throws(Mistake) -> String {
    let isMarked = !withMark && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard let text = String(validating: bytes.dropFirst(isMarked ? 3 : 0), as: UTF8.self) else {
      throw mistake(path, "it is not UTF-8")
    }
    return text
  }

  private static func mistake(_ path: String, _ reason: String) -> Mistake {
    Mistake(message: "\(path) cannot be read: \(reason)")
  }
}
