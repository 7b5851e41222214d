public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes in the digest.
  static var byteCount: Int { get }
}

extension Digest {
  /// Compares the digest with bytes.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    lhs.withUnsafeBytes { isEqual($0, rhs) }
  }

  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}
