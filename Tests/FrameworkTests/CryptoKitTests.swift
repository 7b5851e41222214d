import CryptoKit
import Foundation
import Libcrypto
import Testing

/// The expected values are those of the standards.
@Suite("CryptoKit") struct CryptoKitTests {
  @Test("FIPS 180-4: digests of abc")
  func digests() {
    let abc = Data("abc".utf8)
    #expect(
      hexadecimal(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hexadecimal(SHA512.hash(data: abc))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(
      hexadecimal(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    // RFC 1321
    #expect(hexadecimal(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      hexadecimal(SHA256.hash(data: Data()))
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(SHA256.byteCount == 32 && SHA256.Digest.byteCount == 32 && SHA512.blockByteCount == 128)
  }

  @Test("a digest describes itself and compares with bytes")
  func digest() {
    let digest = Insecure.MD5.hash(data: Data("abc".utf8))
    #expect(digest.description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(digest == Data(digest) && Data(digest).count == 16)
    #expect(digest != Data(digest).dropLast())
    #expect(Set([digest, Insecure.MD5.hash(data: Data("abc".utf8))]).count == 1)
  }

  @Test("data is hashed in parts, and a copy continues by itself")
  func parts() {
    var first = SHA256()
    first.update(data: Data("a".utf8))
    var second = first
    second.update(data: Data("x".utf8))
    first.update(data: Data("b".utf8))
    #expect(first.finalize() == SHA256.hash(data: Data("ab".utf8)))
    first.update(data: Data("c".utf8))
    #expect(first.finalize() == SHA256.hash(data: Data("abc".utf8)))
    #expect(second.finalize() == SHA256.hash(data: Data("ax".utf8)))
  }

  @Test("RFC 4231: message authentication codes")
  func codes() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(
      hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hexadecimal(HMAC<SHA512>.authenticationCode(for: text, using: long))
        == "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
        + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598")
  }

  @Test("RFC 5869: derived keys")
  func derivedKeys() throws {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)),
      salt: try bytes("000102030405060708090a0b0c"), info: try bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    #expect(
      hexadecimal(key)
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    #expect(key.bitCount == 336)
  }

  @Test("NIST: Galois/Counter Mode")
  func galoisCounterMode() throws {
    let key = SymmetricKey(data: try bytes("feffe9928665731c6d6a8f9467308308"))
    let data = try bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let message = try bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let box = try AES.GCM.seal(
      message, using: key, nonce: AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888")),
      authenticating: data)
    #expect(
      hexadecimal(box.ciphertext)
        == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091")
    #expect(hexadecimal(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: data) == message)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
  }

  @Test("a sealed message is opened with its key only", arguments: [128, 192, 256])
  func sealing(bitCount: Int) throws {
    let key = SymmetricKey(size: SymmetricKeySize(bitCount: bitCount))
    let message = Data("The quick brown fox".utf8)
    let combined = try #require(try AES.GCM.seal(message, using: key).combined)
    #expect(combined.count == 12 + message.count + 16)
    let box = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(box, using: key) == message)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: SymmetricKeySize(bitCount: bitCount)))
    }
    let empty = try AES.GCM.seal(Data(), using: key)
    #expect(try AES.GCM.open(empty, using: key).isEmpty)
    #expect(try AES.GCM.seal(message, using: key).combined != combined)
  }

  @Test("keys and parameters have a size")
  func sizes() {
    let key = SymmetricKey(data: Data(count: 5))
    #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: key) }
    #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(Data(), using: key) }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.Nonce(data: Data(count: 11))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.SealedBox(combined: Data(count: 27))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try Curve25519.Signing.PublicKey(rawRepresentation: Data(count: 31))
    }
    #expect(SymmetricKey(size: .bits192).bitCount == 192)
    #expect(SymmetricKey(data: [1, 2]) == SymmetricKey(data: Data([1, 2])))
    #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
  }

  @Test("RFC 8439: ChaCha20 and Poly1305")
  func chaChaPoly() throws {
    let key = SymmetricKey(data: Data((0x80...0x9F).map { UInt8($0) }))
    let message = Data(
      ("Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
        + "sunscreen would be it.").utf8)
    let box = try ChaChaPoly.seal(
      message, using: key, nonce: ChaChaPoly.Nonce(data: bytes("070000004041424344454647")),
      authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
    #expect(hexadecimal(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    #expect(
      hexadecimal(box.ciphertext.prefix(16)) == "d31a8d34648e60db7b86afbc53ef7ec2")
    let again = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(
      try ChaChaPoly.open(
        again, using: key, authenticating: bytes("50515253c0c1c2c3c4c5c6c7")) == message)
  }

  @Test("RFC 8032: signatures of Curve25519")
  func ed25519() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
    #expect(
      hexadecimal(key.publicKey.rawRepresentation)
        == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
    let signature = try key.signature(for: Data([0x72]))
    #expect(
      hexadecimal(signature)
        == "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00")
    let publicKey = try Curve25519.Signing.PublicKey(
      rawRepresentation: key.publicKey.rawRepresentation)
    #expect(publicKey.isValidSignature(signature, for: Data([0x72])))
    #expect(!publicKey.isValidSignature(signature, for: Data([0x73])))
  }

  @Test("RFC 7748: a secret of Curve25519")
  func x25519() throws {
    let alice = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"))
    let key = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
    #expect(
      hexadecimal(key.publicKey.rawRepresentation)
        == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
    let secret = try key.sharedSecretFromKeyAgreement(with: alice)
    #expect(
      hexadecimal(secret) == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
    let own = Curve25519.KeyAgreement.PrivateKey()
    #expect(
      try own.sharedSecretFromKeyAgreement(with: key.publicKey)
        == key.sharedSecretFromKeyAgreement(with: own.publicKey))
    let derived = secret.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: Data(), sharedInfo: Data("info".utf8), outputByteCount: 32)
    #expect(
      derived
        == HKDF<SHA256>.deriveKey(
          inputKeyMaterial: SymmetricKey(data: secret), info: Data("info".utf8),
          outputByteCount: 32))
  }

  @Test("RFC 6979: a signature of P-256")
  func p256() throws {
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
    #expect(
      hexadecimal(key.publicKey.rawRepresentation)
        == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
        + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: bytes(
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
          + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
    #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("samples".utf8)))
    let own = try key.signature(for: Data("sample".utf8))
    let read = try P256.Signing.ECDSASignature(derRepresentation: own.derRepresentation)
    #expect(read.rawRepresentation == own.rawRepresentation)
    #expect(key.publicKey.isValidSignature(read, for: SHA256.hash(data: Data("sample".utf8))))
    for form in [key.publicKey.x963Representation, key.publicKey.compressedRepresentation] {
      let isCompressed = form.count == 33
      let publicKey =
        isCompressed
        ? try P256.Signing.PublicKey(compressedRepresentation: form)
        : try P256.Signing.PublicKey(x963Representation: form)
      #expect(publicKey.rawRepresentation == key.publicKey.rawRepresentation)
    }
    let other = try P256.Signing.PrivateKey(x963Representation: key.x963Representation)
    #expect(other.rawRepresentation == key.rawRepresentation)
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 1, count: 64))
    }
    #expect(throws: CryptoKitError.invalidParameter) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32))
    }
  }

  @Test("two keys of P-256 have a secret in common")
  func p256Agreement() throws {
    let first = P256.KeyAgreement.PrivateKey()
    let second = P256.KeyAgreement.PrivateKey()
    let secret = try first.sharedSecretFromKeyAgreement(with: second.publicKey)
    #expect(try second.sharedSecretFromKeyAgreement(with: first.publicKey) == secret)
    #expect(
      try first.sharedSecretFromKeyAgreement(with: P256.KeyAgreement.PrivateKey().publicKey)
        != secret)
    #expect(
      secret.x963DerivedSymmetricKey(
        using: SHA256.self, sharedInfo: Data([7]), outputByteCount: 40
      ).withUnsafeBytes { Data($0.prefix(32)) }
        == Data(SHA256.hash(data: secret.withUnsafeBytes { Data($0) } + [0, 0, 0, 1, 7])))
  }

  @Test("without the library, the message names it")
  func missing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Library(["libcrypto.so.none", "libcrypto.so.nil"])
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("libcrypto.so.none or libcrypto.so.nil"))
  }
}
