public import Foundation

extension AES {
  /// The Advanced Encryption Standard in Galois/Counter Mode, with keys of 128, 192 or 256 bits.
  public enum GCM {
    /// Encrypts a message and authenticates it together with other data.
    ///
    /// - Parameter nonce: A value that's used once for each key. The default is random.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      SealedBox(
        sealed: SealedBytes(
          sealing: Array(message), try cipher(key), key: key.bytes, nonce: (nonce ?? Nonce()).bytes,
          authenticating: Array(authenticatedData)))
    }

    /// Encrypts and authenticates a message.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Decrypts a message and verifies it together with other data.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      try sealedBox.sealed.open(
        cipher(key), key: key.bytes, authenticating: Array(authenticatedData))
    }

    /// Decrypts and verifies a message.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    private static func cipher(_ key: SymmetricKey) throws -> String {
      guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
      return "aes_\(key.bitCount)_gcm"
    }
  }
}
