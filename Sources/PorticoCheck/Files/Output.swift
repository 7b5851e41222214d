import Foundation

/// Writes to open files.
package enum Output {
  /// Writes all bytes.
  ///
  /// - Returns: 0, or the number of the error.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Foundation.write(descriptor, start, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return errno }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return 0
  }
}
