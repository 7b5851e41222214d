public import Foundation

/// Derives keys from a secret with a hash function.
public struct HKDF<H: HashFunction>: Sendable {
  /// Derives a key from a secret, a salt and information about the purpose of the key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey
  {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Returns a key of the hash function's length from a secret.
  public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?)
    -> HashedAuthenticationCode<H>
  {
    // Without a salt, the key is zeros, which HMAC adds to each key.
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { [UInt8]($0) } ?? []))
  }

  /// Returns a key of any length from a key of the hash function's length.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let length = H.Digest.byteCount
    precondition(outputByteCount <= 255 * length, "The output is at most 255 digests long.")
    let key = SymmetricKey(data: prk)
    var output: [UInt8] = []
    var previous: [UInt8] = []
    var number: UInt8 = 0
    while output.count < outputByteCount {
      number += 1
      var code = HMAC<H>(key: key)
      code.update(data: previous)
      if let info { code.update(data: info) }
      code.update(data: [number])
      previous = Array(code.finalize())
      output += previous
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }
}
