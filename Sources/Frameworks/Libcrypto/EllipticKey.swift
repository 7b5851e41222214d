/// A private or public key of the elliptic curve P-256.
package final class EllipticKey: @unchecked Sendable {
  /// The form of a point according to ANSI X9.63.
  package enum Form: UInt8 {
    case compressed = 2
    case uncompressed = 4
  }

  private let key: OpaquePointer

  /// Generates a private key.
  package init() {
    key = Self.create(415)
    Libcrypto.check(Self.generate(key), "EC_KEY_generate_key")
  }

  package init?(private bytes: [UInt8]) {
    key = Self.create(415)
    let group = Self.group(key)
    let point = Self.createPoint(group)
    defer { Self.freePoint(point) }
    guard bytes.count == 32, Self.setPrivate(key, bytes, bytes.count) == 1,
      Self.multiply(group, point, Self.privateNumber(key), nil, nil, nil) == 1,
      Self.setPoint(key, point) == 1, Self.check(key) == 1
    else {
      Libcrypto.clearErrors()
      return nil
    }
  }

  /// Creates a public key from a point.
  package init?(public bytes: [UInt8]) {
    key = Self.create(415)
    guard Self.setPublic(key, bytes, bytes.count, nil) == 1, Self.check(key) == 1 else {
      Libcrypto.clearErrors()
      return nil
    }
  }

  deinit {
    Self.free(key)
  }

  package var privateBytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 32)
    _ = Self.getPrivate(key, &bytes, bytes.count)
    return bytes
  }

  package func publicBytes(_ form: Form) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: form == .compressed ? 33 : 65)
    _ = Self.getPoint(
      Self.group(key), Self.point(key), Int32(form.rawValue), &bytes, bytes.count, nil)
    return bytes
  }

  package func signature(for digest: [UInt8]) -> EllipticSignature {
    guard let signature = Self.sign(digest, Int32(digest.count), key) else {
      fatalError("libcrypto: ECDSA_do_sign failed.")
    }
    return EllipticSignature(owning: signature)
  }

  package func isValid(_ signature: EllipticSignature, for digest: [UInt8]) -> Bool {
    let isValid = Self.verify(digest, Int32(digest.count), signature.signature, key) == 1
    if !isValid { Libcrypto.clearErrors() }
    return isValid
  }

  /// Returns the secret that this private key and another public key have in common.
  package func sharedSecret(with other: EllipticKey) -> [UInt8]? {
    var secret = [UInt8](repeating: 0, count: 32)
    return Self.agree(&secret, secret.count, Self.point(other.key), key, nil) == 32 ? secret : nil
  }

  private static let create: @convention(c) @Sendable (Int32) -> OpaquePointer =
    Libcrypto.function("EC_KEY_new_by_curve_name")
  private static let free: @convention(c) @Sendable (OpaquePointer) -> Void =
    Libcrypto.function("EC_KEY_free")
  private static let generate: @convention(c) @Sendable (OpaquePointer) -> Int32 =
    Libcrypto.function("EC_KEY_generate_key")
  private static let check: @convention(c) @Sendable (OpaquePointer) -> Int32 =
    Libcrypto.function("EC_KEY_check_key")
  private static let group: @convention(c) @Sendable (OpaquePointer) -> OpaquePointer =
    Libcrypto.function("EC_KEY_get0_group")
  private static let point: @convention(c) @Sendable (OpaquePointer) -> OpaquePointer =
    Libcrypto.function("EC_KEY_get0_public_key")
  private static let privateNumber: @convention(c) @Sendable (OpaquePointer) -> OpaquePointer =
    Libcrypto.function("EC_KEY_get0_private_key")
  private static let createPoint: @convention(c) @Sendable (OpaquePointer) -> OpaquePointer =
    Libcrypto.function("EC_POINT_new")
  private static let freePoint: @convention(c) @Sendable (OpaquePointer) -> Void =
    Libcrypto.function("EC_POINT_free")
  private static let multiply:
    @convention(c) @Sendable (
      OpaquePointer, OpaquePointer, OpaquePointer, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> Int32 = Libcrypto.function("EC_POINT_mul")
  private static let setPoint: @convention(c) @Sendable (OpaquePointer, OpaquePointer) -> Int32 =
    Libcrypto.function("EC_KEY_set_public_key")
  private static let setPrivate:
    @convention(c) @Sendable (OpaquePointer, UnsafePointer<UInt8>, Int) -> Int32 =
      Libcrypto.function("EC_KEY_oct2priv")
  private static let getPrivate:
    @convention(c) @Sendable (OpaquePointer, UnsafeMutablePointer<UInt8>, Int) -> Int =
      Libcrypto.function("EC_KEY_priv2oct")
  private static let setPublic:
    @convention(c) @Sendable (OpaquePointer, UnsafePointer<UInt8>, Int, OpaquePointer?) -> Int32 =
      Libcrypto.function("EC_KEY_oct2key")
  private static let getPoint:
    @convention(c) @Sendable (
      OpaquePointer, OpaquePointer, Int32, UnsafeMutablePointer<UInt8>, Int, OpaquePointer?
    ) -> Int = Libcrypto.function("EC_POINT_point2oct")
  private static let sign:
    @convention(c) @Sendable (UnsafePointer<UInt8>, Int32, OpaquePointer) -> OpaquePointer? =
      Libcrypto.function("ECDSA_do_sign")
  private static let verify:
    @convention(c) @Sendable (UnsafePointer<UInt8>, Int32, OpaquePointer, OpaquePointer) -> Int32 =
      Libcrypto.function("ECDSA_do_verify")
  private static let agree:
    @convention(c) @Sendable (
      UnsafeMutablePointer<UInt8>, Int, OpaquePointer, OpaquePointer, OpaquePointer?
    ) -> Int32 = Libcrypto.function("ECDH_compute_key")
}
