/// The two numbers that sign a digest.
package final class EllipticSignature {
  let signature: OpaquePointer

  init(owning signature: OpaquePointer) {
    self.signature = signature
  }

  /// - Parameter raw: The numbers, in 32 bytes each.
  package init(raw: [UInt8]) {
    signature = Self.create()
    Libcrypto.check(
      Self.setNumbers(
        signature, Self.number(Array(raw.prefix(32)), 32, nil),
        Self.number(Array(raw.suffix(32)), 32, nil)), "ECDSA_SIG_set0")
  }

  /// - Parameter der: The numbers in the Distinguished Encoding Rules of ASN.1.
  package init?(der: [UInt8]) {
    let signature = der.withUnsafeBufferPointer { bytes in
      var start = bytes.baseAddress
      let signature = Self.decode(nil, &start, bytes.count)
      let isWhole = start == bytes.baseAddress.map { $0 + bytes.count }
      if let signature, !isWhole { Self.free(signature) }
      return isWhole ? signature : nil
    }
    guard let signature else {
      Libcrypto.clearErrors()
      return nil
    }
    self.signature = signature
  }

  deinit {
    Self.free(signature)
  }

  /// The numbers, in 32 bytes each; `nil` if one of them is larger.
  package var raw: [UInt8]? {
    var numbers: (OpaquePointer?, OpaquePointer?)
    Self.getNumbers(signature, &numbers.0, &numbers.1)
    var bytes: [UInt8] = []
    for number in [numbers.0, numbers.1] {
      var part = [UInt8](repeating: 0, count: 32)
      guard Self.bytes(number, &part, 32) == 32 else { return nil }
      bytes += part
    }
    return bytes
  }

  package var der: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(Self.encode(signature, nil)))
    bytes.withUnsafeMutableBufferPointer { bytes in
      var start = bytes.baseAddress
      _ = Self.encode(signature, &start)
    }
    return bytes
  }

  private typealias Numbers = UnsafeMutablePointer<OpaquePointer?>

  private static let create: @convention(c) @Sendable () -> OpaquePointer =
    Libcrypto.function("ECDSA_SIG_new")
  private static let free: @convention(c) @Sendable (OpaquePointer) -> Void =
    Libcrypto.function("ECDSA_SIG_free")
  private static let getNumbers:
    @convention(c) @Sendable (OpaquePointer, Numbers, Numbers) -> Void =
      Libcrypto.function("ECDSA_SIG_get0")
  /// Takes the ownership of the numbers.
  private static let setNumbers:
    @convention(c) @Sendable (OpaquePointer, OpaquePointer?, OpaquePointer?) -> Int32 =
      Libcrypto.function("ECDSA_SIG_set0")
  private static let number:
    @convention(c) @Sendable (UnsafePointer<UInt8>, Int32, OpaquePointer?) -> OpaquePointer? =
      Libcrypto.function("BN_bin2bn")
  private static let bytes:
    @convention(c) @Sendable (OpaquePointer?, UnsafeMutablePointer<UInt8>, Int32) -> Int32 =
      Libcrypto.function("BN_bn2binpad")
  private static let decode:
    @convention(c) @Sendable (
      OpaquePointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int
    ) -> OpaquePointer? = Libcrypto.function("d2i_ECDSA_SIG")
  private static let encode:
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?
    ) -> Int32 = Libcrypto.function("i2d_ECDSA_SIG")
}
