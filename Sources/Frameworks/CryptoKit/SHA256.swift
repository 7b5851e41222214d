import Libcrypto

/// The hash function SHA-2 with a digest of 256 bits.
public struct SHA256: HashFunction {
  public static let blockByteCount = 64
  public static let byteCount = 32
  public typealias Digest = SHA256Digest

  private var hash = Hash(.sha256)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hash.update(bufferPointer)
  }

  public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finalize()) }
}
