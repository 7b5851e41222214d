import Foundation

/// Writes to what is open.
package enum Output {
  /// Writes all of some bytes.
  ///
  /// - Returns: 0, or the number of the error that it ended with.
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
