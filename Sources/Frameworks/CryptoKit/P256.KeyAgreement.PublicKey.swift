public import Foundation
import Libcrypto

extension P256.KeyAgreement {
  /// A public key.
  public struct PublicKey: Sendable {
    let key: EllipticKey

    init(key: EllipticKey) {
      self.key = key
    }

    /// - Parameter rawRepresentation: The two coordinates of the key's point, in 32 bytes each.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      try self.init(
        point: [EllipticKey.Form.uncompressed.rawValue]
          + rawRepresentation.withUnsafeBytes { [UInt8]($0) }, byteCount: 65)
    }

    /// - Parameter x963Representation: The key's point in the uncompressed form of ANSI X9.63.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
      try self.init(point: x963Representation.withUnsafeBytes { [UInt8]($0) }, byteCount: 65)
    }

    /// - Parameter compressedRepresentation: The key's point in the compressed form of ANSI X9.63.
    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
      try self.init(
        point: compressedRepresentation.withUnsafeBytes { [UInt8]($0) }, byteCount: 33)
    }

    private init(point: [UInt8], byteCount: Int) throws {
      guard point.count == byteCount else { throw CryptoKitError.incorrectParameterSize }
      guard let key = EllipticKey(public: point) else { throw CryptoKitError.invalidParameter }
      self.key = key
    }

    public var rawRepresentation: Data { Data(x963Representation.dropFirst()) }
    public var x963Representation: Data { Data(key.publicBytes(.uncompressed)) }
    public var compressedRepresentation: Data { Data(key.publicBytes(.compressed)) }
  }
}
