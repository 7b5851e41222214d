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
      key = try .read(coordinates: rawRepresentation.bytes)
    }

    /// - Parameter x963Representation: The key's point in the uncompressed form of ANSI X9.63.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
      key = try .read(point: x963Representation.bytes, byteCount: 65)
    }

    /// - Parameter compressedRepresentation: The key's point in the compressed form of ANSI X9.63.
    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
      key = try .read(point: compressedRepresentation.bytes, byteCount: 33)
    }

    public var rawRepresentation: Data { Data(x963Representation.dropFirst()) }
    public var x963Representation: Data { Data(key.publicBytes(.uncompressed)) }
    public var compressedRepresentation: Data { Data(key.publicBytes(.compressed)) }
  }
}
