public import Foundation

/// A key for both encryption and decryption, or for both authentication and its verification.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a key from data.
  public init<D: ContiguousBytes>(data: D) {
    bytes = data.withUnsafeBytes { [UInt8]($0) }
  }

  /// Creates a random key.
  public init(size: SymmetricKeySize) {
    bytes = randomBytes(size.bitCount / 8)
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.withUnsafeBytes { isEqual($0, rhs.bytes) }
  }
}
