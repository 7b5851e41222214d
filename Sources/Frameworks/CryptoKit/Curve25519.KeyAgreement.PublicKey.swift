public import Foundation
import Libcrypto

extension Curve25519.KeyAgreement {
  /// A public key.
  public struct PublicKey: Sendable {
    private let bytes: [UInt8]
    let key: RawKey

    init(bytes: [UInt8], key: RawKey) {
      self.bytes = bytes
      self.key = key
    }

    /// - Parameter rawRepresentation: 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
      guard let key = RawKey(public: bytes, for: .agreement) else {
        throw CryptoKitError.incorrectKeySize
      }
      self.key = key
    }

    public var rawRepresentation: Data { Data(bytes) }
  }
}
