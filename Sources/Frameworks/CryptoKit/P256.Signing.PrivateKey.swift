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
      let bytes = data.withUnsafeBytes { [UInt8]($0) }
      guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      guard let key = EllipticKey(private: bytes) else { throw CryptoKitError.invalidParameter }
      self.key = key
    }

    /// - Parameter data: The public key in the form of ANSI X9.63, and the private key.
    public init<Bytes: ContiguousBytes>(x963Representation data: Bytes) throws {
      let bytes = data.withUnsafeBytes { [UInt8]($0) }
      guard bytes.count == 97 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(rawRepresentation: Array(bytes.suffix(32)))
      guard publicKey.x963Representation == Data(bytes.prefix(65)) else {
        throw CryptoKitError.invalidParameter
      }
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
