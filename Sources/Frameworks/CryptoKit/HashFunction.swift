public import Foundation

/// A function that computes a digest of any data.
public protocol HashFunction: Sendable {
  /// The number of bytes that the function processes at a time.
  static var blockByteCount: Int { get }
  associatedtype Digest: CryptoKit.Digest

  init()

  /// Adds bytes to the data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// Returns the digest of the data so far. Afterwards, more data can be added.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var hash = Self()
    hash.update(data: data)
    return hash.finalize()
  }

  /// Adds data to the data whose digest is computed.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}
