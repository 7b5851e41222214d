public import Foundation

/// The secret of two owners of private keys. Derive a key from it; don't use it as a key.
public struct SharedSecret: ContiguousBytes, CustomStringConvertible, Hashable, Sendable {
  let bytes: [UInt8]

  public var description: String { "SharedSecret: \(bytes.hexadecimal)" }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Derives a key according to HKDF.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Derives a key according to ANSI X9.63.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var output: [UInt8] = []
    var number: UInt32 = 0
    while output.count < outputByteCount {
      number += 1
      var hash = H()
      hash.update(data: bytes)
      hash.update(data: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
      hash.update(data: sharedInfo)
      output += hash.finalize()
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.withUnsafeBytes { isEqual($0, rhs.bytes) }
  }
}
