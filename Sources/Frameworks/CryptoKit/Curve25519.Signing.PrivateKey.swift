public import Foundation
import Libcrypto

extension Curve25519.Signing {
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
      guard let key = RawKey(private: bytes, for: .signing) else {
        throw CryptoKitError.incorrectKeySize
      }
      self.key = key
    }

    public var rawRepresentation: Data { Data(bytes) }
    public var publicKey: PublicKey { PublicKey(bytes: key.publicBytes, key: key) }

    /// Signs data.
    public func signature<D: DataProtocol>(for data: D) throws -> Data {
      Data(key.signature(for: Array(data)))
    }
  }
}
