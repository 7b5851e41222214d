public import Foundation
import Libcrypto

extension Curve25519.KeyAgreement {
  /// A private key.
  public struct PrivateKey: Sendable {
    private let bytes: [UInt8]
    private let key: RawKey

    /// Creates a random key.
    public init() {
      // Each 32 bytes are a key.
      try! self.init(rawRepresentation: randomBytes(32))
    }

    /// - Parameter data: 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
      bytes = data.withUnsafeBytes { [UInt8]($0) }
      guard let key = RawKey(private: bytes, for: .agreement) else {
        throw CryptoKitError.incorrectKeySize
      }
      self.key = key
    }

    public var rawRepresentation: Data { Data(bytes) }
    public var publicKey: PublicKey { PublicKey(bytes: key.publicBytes, key: key) }

    /// Returns the secret that this key and another party's public key have in common.
    public func sharedSecretFromKeyAgreement(
      with publicKeyShare: Curve25519.KeyAgreement.PublicKey
    ) throws -> SharedSecret {
      guard let secret = key.sharedSecret(with: publicKeyShare.key) else {
        throw CryptoKitError.invalidParameter
      }
      return SharedSecret(bytes: secret)
    }
  }
}
