public import Foundation

/// A code that proves that a message comes from an owner of a key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes in the code.
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    lhs.withUnsafeBytes { isEqual($0, rhs) }
  }

  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}
