import Foundation
import Libcrypto

/// The state of a hash function: `CC_MD5_CTX` and the others.
public struct CCHashContext {
  private var hash: Hash?

  public init() {}

  /// Initializes memory that C code would leave uninitialized before.
  static func begin(
    _ context: UnsafeMutablePointer<CCHashContext>, _ algorithm: HashAlgorithm
  ) -> Int32 {
    context.initialize(to: CCHashContext())
    context.pointee.hash = Hash(algorithm)
    return 1
  }

  mutating func update(_ bytes: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
    hash?.update(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    return 1
  }

  /// Writes the digest, and releases the memory.
  mutating func finalize(_ digest: UnsafeMutablePointer<UInt8>) -> Int32 {
    if let bytes = hash?.finalize() { digest.update(from: bytes, count: bytes.count) }
    hash = nil
    return 1
  }
}
