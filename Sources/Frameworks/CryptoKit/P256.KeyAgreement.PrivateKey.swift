public import Foundation
import Libcrypto

extension P256.KeyAgreement {
  /// A private key.
  public struct PrivateKey: Sendable {
    private let key: EllipticKey

    /// Creates a random key.
    public init(compactRepresentable: Bool = true) {
      key = EllipticKey()
    }

    /// - Parameter data: 32 bytes.
    public init<Bytes: ContiguousBytes>(rawRepresentation data: Bytes) throws {
      key = try .read(privateKey: data.bytes)
    }

    /// - Parameter data: The public key in the form of ANSI X9.63, and the private key.
    public init<Bytes: ContiguousBytes>(x963Representation data: Bytes) throws {
      key = try .read(both: data.bytes)
    }

    public var rawRepresentation: Data { Data(key.privateBytes) }
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
    public var publicKey: PublicKey { PublicKey(key: key) }

    /// Returns the secret that this key and another party's public key have in common.
    public func sharedSecretFromKeyAgreement(
      with publicKeyShare: P256.KeyAgreement.PublicKey
    ) throws -> SharedSecret {
      guard let secret = key.sharedSecret(with: publicKeyShare.key) else {
        throw CryptoKitError.invalidParameter
      }
      return SharedSecret(bytes: secret)
    }
  }
}
