public import Foundation
import Libcrypto

extension P256.Signing {
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

    /// Signs the SHA-256 digest of data.
    public func signature<D: DataProtocol>(for data: D) throws -> P256.Signing.ECDSASignature {
      try signature(for: SHA256.hash(data: data))
    }

    /// Signs a digest.
    public func signature<D: Digest>(for digest: D) throws -> P256.Signing.ECDSASignature {
      guard let raw = key.signature(for: digest.bytes).raw else {
        throw CryptoKitError.invalidParameter
      }
      return try P256.Signing.ECDSASignature(rawRepresentation: raw)
    }
  }
}
