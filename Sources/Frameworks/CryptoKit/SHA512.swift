import Libcrypto

/// The hash function SHA-2 with a digest of 512 bits.
public struct SHA512: HashFunction {
  public static let blockByteCount = 128
  public static let byteCount = 64
  public typealias Digest = SHA512Digest

  private var hash = Hash(.sha512)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hash.update(bufferPointer)
  }

  public func finalize() -> SHA512Digest { SHA512Digest(bytes: hash.finalize()) }
}
