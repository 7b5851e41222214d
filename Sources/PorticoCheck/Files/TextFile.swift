import Foundation

/// A text that a person names: a file, but also a device or a pipe.
package enum TextFile {
  /// Reads it to its end; a mark of byte order is no part of it.
  package static func read(_ path: String) throws(Mistake) -> String {
    func mistake(_ reason: String) -> Mistake {
      Mistake(message: "\(path) cannot be read: \(reason)")
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw mistake(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw mistake(errno == EISDIR ? "it is a folder" : String(cString: strerror(errno)))
      }
      if count == 0 { break }
      bytes += block[..<count]
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw mistake("it is not UTF-8")
    }
    return text
  }
}
