import Libcrypto

extension Insecure {
  /// The hash function MD5, for which collisions can be found.
  public struct MD5: HashFunction {
    public static let blockByteCount = 64
    public static let byteCount = 16
    public typealias Digest = MD5Digest

    private var hash = Hash(.md5)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }

    public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finalize()) }
  }
}
