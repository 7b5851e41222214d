/// A private or public key of Curve25519.
package final class RawKey: @unchecked Sendable {
  /// What the key is for, with the number of its algorithm in the library.
  package enum Purpose: Int32, Sendable {
    case agreement = 1034
    case signing = 1087
  }

  private let key: OpaquePointer

  package init?(private bytes: [UInt8], for purpose: Purpose) {
    guard bytes.count == 32,
      let key = Self.newPrivate(purpose.rawValue, nil, bytes, bytes.count)
    else { return nil }
    self.key = key
  }

  package init?(public bytes: [UInt8], for purpose: Purpose) {
    guard bytes.count == 32, let key = Self.newPublic(purpose.rawValue, nil, bytes, bytes.count)
    else { return nil }
    self.key = key
  }

  deinit {
    Self.free(key)
  }

  package var publicBytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 32)
    var count = bytes.count
    Libcrypto.check(Self.getPublic(key, &bytes, &count), "EVP_PKEY_get_raw_public_key")
    return bytes
  }

  package func signature(for message: [UInt8]) -> [UInt8] {
    let context = Self.createDigest()
    defer { Self.freeDigest(context) }
    var signature = [UInt8](repeating: 0, count: 64)
    var count = signature.count
    Libcrypto.check(Self.beginSigning(context, nil, nil, nil, key), "EVP_DigestSignInit")
    Libcrypto.check(
      Self.sign(context, &signature, &count, message, message.count), "EVP_DigestSign")
    return signature
  }

  package func isValid(_ signature: [UInt8], for message: [UInt8]) -> Bool {
    let context = Self.createDigest()
    defer { Self.freeDigest(context) }
    Libcrypto.check(Self.beginVerifying(context, nil, nil, nil, key), "EVP_DigestVerifyInit")
    let isValid =
      Self.verify(context, signature, signature.count, message, message.count) == 1
    if !isValid { Libcrypto.clearErrors() }
    return isValid
  }

  /// Returns the secret that this private key and another public key have in common; `nil` for a public key that
  /// has none.
  package func sharedSecret(with other: RawKey) -> [UInt8]? {
    guard let context = Self.createContext(key, nil) else { return nil }
    defer { Self.freeContext(context) }
    var secret = [UInt8](repeating: 0, count: 32)
    var count = secret.count
    guard Self.beginDerivation(context) == 1, Self.setPeer(context, other.key) == 1,
      Self.derive(context, &secret, &count) == 1
    else {
      Libcrypto.clearErrors()
      return nil
    }
    return secret
  }

  private typealias NewKey =
    @convention(c) @Sendable (Int32, OpaquePointer?, UnsafePointer<UInt8>, Int) -> OpaquePointer?
  private typealias Begin =
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<OpaquePointer?>?, OpaquePointer?, OpaquePointer?,
      OpaquePointer
    ) -> Int32
  private typealias Produce =
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>
    ) -> Int32

  private static let newPrivate: NewKey = Libcrypto.function("EVP_PKEY_new_raw_private_key")
  private static let newPublic: NewKey = Libcrypto.function("EVP_PKEY_new_raw_public_key")
  private static let free: @convention(c) @Sendable (OpaquePointer) -> Void = Libcrypto.function(
    "EVP_PKEY_free")
  private static let getPublic: Produce = Libcrypto.function("EVP_PKEY_get_raw_public_key")
  private static let createDigest: @convention(c) @Sendable () -> OpaquePointer =
    Libcrypto.function("EVP_MD_CTX_new")
  private static let freeDigest: @convention(c) @Sendable (OpaquePointer) -> Void =
    Libcrypto.function("EVP_MD_CTX_free")
  private static let beginSigning: Begin = Libcrypto.function("EVP_DigestSignInit")
  private static let sign:
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int>, UnsafePointer<UInt8>,
      Int
    ) -> Int32 = Libcrypto.function("EVP_DigestSign")
  private static let beginVerifying: Begin = Libcrypto.function("EVP_DigestVerifyInit")
  private static let verify:
    @convention(c) @Sendable (
      OpaquePointer, UnsafePointer<UInt8>, Int, UnsafePointer<UInt8>, Int
    ) -> Int32 = Libcrypto.function("EVP_DigestVerify")
  private static let createContext:
    @convention(c) @Sendable (OpaquePointer, OpaquePointer?) -> OpaquePointer? = Libcrypto.function(
      "EVP_PKEY_CTX_new")
  private static let freeContext: @convention(c) @Sendable (OpaquePointer) -> Void =
    Libcrypto.function("EVP_PKEY_CTX_free")
  private static let beginDerivation: @convention(c) @Sendable (OpaquePointer) -> Int32 =
    Libcrypto.function("EVP_PKEY_derive_init")
  private static let setPeer: @convention(c) @Sendable (OpaquePointer, OpaquePointer) -> Int32 =
    Libcrypto.function("EVP_PKEY_derive_set_peer")
  private static let derive: Produce = Libcrypto.function("EVP_PKEY_derive")
}
