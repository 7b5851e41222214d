/// Derives a key from a password according to PBKDF2.
package func deriveKey(
  password: UnsafeRawBufferPointer, salt: UnsafeRawBufferPointer, _ algorithm: HashAlgorithm,
  rounds: Int, into key: UnsafeMutableRawBufferPointer
) {
  let derive:
    @convention(c) @Sendable (
      UnsafeRawPointer?, Int32, UnsafeRawPointer?, Int32, Int32, OpaquePointer?, Int32,
      UnsafeMutableRawPointer?
    ) -> Int32 = Libcrypto.function("PKCS5_PBKDF2_HMAC")
  Libcrypto.check(
    derive(
      password.baseAddress, Int32(password.count), salt.baseAddress, Int32(salt.count),
      Int32(rounds), algorithm.description, Int32(key.count), key.baseAddress),
    "PKCS5_PBKDF2_HMAC")
}
