import Libcrypto

/// The hash function SHA-2 with a digest of 384 bits.
public struct SHA384: HashFunction {
  public static let blockByteCount = 128
  public static let byteCount = 48
  public typealias Digest = SHA384Digest

  private var hash = Hash(.sha384)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hash.update(bufferPointer)
  }

  public func finalize() -> SHA384Digest { SHA384Digest(bytes: hash.finalize()) }
}
