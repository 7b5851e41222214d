import Libcrypto

extension Insecure {
  /// The hash function SHA-1, for which collisions can be found.
  public struct SHA1: HashFunction {
    public static let blockByteCount = 64
    public static let byteCount = 20
    public typealias Digest = SHA1Digest

    private var hash = Hash(.sha1)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }

    public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.finalize()) }
  }
}
