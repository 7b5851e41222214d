public import Foundation
import Libcrypto

extension P256.Signing {
  /// A signature.
  public struct ECDSASignature: ContiguousBytes, Sendable {
    /// The two numbers of the signature, in 32 bytes each.
    public let rawRepresentation: Data

    public init<D: DataProtocol>(rawRepresentation: D) throws {
      self.rawRepresentation = Data(rawRepresentation)
      guard self.rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
    }

    /// - Parameter derRepresentation: The signature in the Distinguished Encoding Rules of ASN.1.
    public init<D: DataProtocol>(derRepresentation: D) throws {
      guard let raw = EllipticSignature(der: Array(derRepresentation))?.raw else {
        throw CryptoKitError.invalidParameter
      }
      rawRepresentation = Data(raw)
    }

    /// The signature in the Distinguished Encoding Rules of ASN.1.
    public var derRepresentation: Data {
      Data(EllipticSignature(raw: [UInt8](rawRepresentation)).der)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try rawRepresentation.withUnsafeBytes(body)
    }
  }
}
