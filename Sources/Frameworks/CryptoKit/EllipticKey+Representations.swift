import Foundation
import Libcrypto

/// Reads the keys of P-256, whatever they are for.
extension EllipticKey {
  /// - Parameters:
  ///   - point: The public key's point in a form of ANSI X9.63.
  ///   - byteCount: The number of bytes in that form.
  static func read(point: [UInt8], byteCount: Int) throws -> EllipticKey {
    guard point.count == byteCount else { throw CryptoKitError.incorrectParameterSize }
    guard let key = EllipticKey(public: point) else { throw CryptoKitError.invalidParameter }
    return key
  }

  /// - Parameter coordinates: The two coordinates of the public key's point, in 32 bytes each.
  static func read(coordinates: [UInt8]) throws -> EllipticKey {
    try read(point: [Form.uncompressed.rawValue] + coordinates, byteCount: 65)
  }

  /// - Parameter privateKey: 32 bytes.
  static func read(privateKey: [UInt8]) throws -> EllipticKey {
    guard privateKey.count == 32 else { throw CryptoKitError.incorrectKeySize }
    guard let key = EllipticKey(private: privateKey) else { throw CryptoKitError.invalidParameter }
    return key
  }

  /// - Parameter both: The public key's point in the uncompressed form of ANSI X9.63, and the private key.
  static func read(both: [UInt8]) throws -> EllipticKey {
    guard both.count == 97 else { throw CryptoKitError.incorrectParameterSize }
    let key = try read(privateKey: Array(both.suffix(32)))
    guard key.publicBytes(.uncompressed) == Array(both.prefix(65)) else {
      throw CryptoKitError.invalidParameter
    }
    return key
  }
}
