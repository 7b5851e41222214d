import CommonCrypto
import Foundation
import Testing

/// The functions are called as apps call them. The expected values are those of the standards.
@Suite("CommonCrypto") struct CommonCryptoTests {
  @Test("FIPS 180-4: digests of abc")
  func digests() {
    let data = Data("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { bytes in
      _ = CC_SHA256(bytes.baseAddress, CC_LONG(data.count), &digest)
    }
    #expect(
      hexadecimal(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var short = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
    CC_SHA224("abc", 3, &short)
    #expect(hexadecimal(short) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    var sha1 = Data(count: Int(CC_SHA1_DIGEST_LENGTH))
    _ = sha1.withUnsafeMutableBytes { output in
      CC_SHA1("abc", 3, output.bindMemory(to: UInt8.self).baseAddress)
    }
    #expect(hexadecimal(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  @Test("data is hashed in parts")
  func parts() {
    let context = UnsafeMutablePointer<CC_MD5_CTX>.allocate(capacity: 1)
    defer { context.deallocate() }
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    for _ in 0..<2 {
      CC_MD5_Init(context)
      CC_MD5_Update(context, "ab", 2)
      CC_MD5_Update(context, "c", 1)
      CC_MD5_Final(&digest, context)
      #expect(hexadecimal(digest) == "900150983cd24fb0d6963f7d28e17f72")
    }
  }

  @Test("RFC 4231 and 2202: message authentication codes")
  func codes() {
    let key = "Jefe"
    let message = "what do ya want for nothing?"
    func code(_ algorithm: Int, _ count: Int32) -> String {
      var code = [UInt8](repeating: 0, count: Int(count))
      CCHmac(
        CCHmacAlgorithm(algorithm), key, key.utf8.count, message, message.utf8.count, &code)
      return hexadecimal(code)
    }
    #expect(code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH) == "750c783e6ab0b503eaa86e310a5db738")
    #expect(
      code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    #expect(
      code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH)
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      code(kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH).hasPrefix("164b7a7bfcf819e2e395fbe73b56e0a3"))
  }

  @Test("NIST SP 800-38A: AES in CBC mode")
  func cbc() throws {
    let key = try bytes("2b7e151628aed2a6abf7158809cf4f3c")
    let iv = try bytes("000102030405060708090a0b0c0d0e0f")
    let message = try bytes("6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51")
    let encrypted = crypt(kCCEncrypt, message, key: key, iv: iv, options: 0)
    #expect(
      encrypted.output.map { hexadecimal($0) }
        == "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2")
    let output = try #require(encrypted.output)
    #expect(crypt(kCCDecrypt, output, key: key, iv: iv, options: 0).output == message)
    #expect(
      crypt(kCCEncrypt, message.dropLast(), key: key, iv: iv, options: 0).status
        == CCCryptorStatus(kCCAlignmentError))
  }

  @Test("padding is added and removed", arguments: [0, 15, 16, 17])
  func padding(count: Int) throws {
    let message = Data((0..<count).map { UInt8($0) })
    for (key, algorithm) in [(32, kCCAlgorithmAES), (24, kCCAlgorithm3DES)] {
      for options in [kCCOptionPKCS7Padding, kCCOptionPKCS7Padding | kCCOptionECBMode] {
        let key = Data(repeating: 7, count: key)
        let block = algorithm == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSize3DES
        let output = try #require(
          crypt(kCCEncrypt, message, key: key, iv: nil, options: options, algorithm).output)
        #expect(output.count == (count / block + 1) * block)
        #expect(
          crypt(kCCDecrypt, output, key: key, iv: nil, options: options, algorithm).output
            == message)
      }
    }
  }

  @Test("a wrong size, algorithm or message is an error")
  func errors() throws {
    let key = Data(count: 16)
    #expect(
      crypt(kCCEncrypt, Data(), key: Data(count: 5), iv: nil, options: 0).status
        == CCCryptorStatus(kCCKeySizeError))
    #expect(
      crypt(kCCEncrypt, Data(), key: Data(count: 8), iv: nil, options: 0, kCCAlgorithmDES).status
        == CCCryptorStatus(kCCUnimplemented))
    #expect(
      crypt(kCCDecrypt, Data(count: 16), key: key, iv: nil, options: kCCOptionPKCS7Padding).status
        == CCCryptorStatus(kCCDecodeError))
    var moved = 0
    var output = [UInt8](repeating: 0, count: 16)
    let status = CCCrypt(
      CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding),
      [UInt8](key), key.count, nil, [UInt8](repeating: 1, count: 16), 16, &output, 16, &moved)
    #expect(status == CCCryptorStatus(kCCBufferTooSmall) && moved == 32)
    #expect(output.allSatisfy { $0 == 0 })
  }

  @Test("a message is encrypted in parts")
  func cryptor() throws {
    let key = Data(repeating: 3, count: 32)
    let message = Data((0..<100).map { UInt8($0) })
    var reference: CCCryptorRef?
    #expect(
      CCCryptorCreate(
        CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding),
        [UInt8](key), key.count, nil, &reference) == CCCryptorStatus(kCCSuccess))
    var whole = Data()
    for part in [message.prefix(33), message.dropFirst(33)] {
      var moved = 0
      var buffer = [UInt8](
        repeating: 0, count: CCCryptorGetOutputLength(reference, part.count, false))
      let status = CCCryptorUpdate(
        reference, [UInt8](part), part.count, &buffer, buffer.count, &moved)
      #expect(status == CCCryptorStatus(kCCSuccess))
      whole += buffer.prefix(moved)
    }
    var moved = 0
    var buffer = [UInt8](repeating: 0, count: CCCryptorGetOutputLength(reference, 0, true))
    #expect(buffer.count == 16)
    CCCryptorFinal(reference, &buffer, buffer.count, &moved)
    CCCryptorRelease(reference)
    whole += buffer.prefix(moved)
    #expect(
      whole == crypt(kCCEncrypt, message, key: key, iv: nil, options: kCCOptionPKCS7Padding).output)
  }

  @Test("RFC 6070: a key is derived from a password")
  func derivation() {
    var key = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, [UInt8]("salt".utf8), 4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 4096, &key, key.count)
    #expect(status == kCCSuccess)
    #expect(hexadecimal(key) == "4b007901b765489abead49d926f721d065a429c1")
  }

  private func crypt(
    _ operation: Int, _ input: Data, key: Data, iv: Data?, options: Int,
    _ algorithm: Int = kCCAlgorithmAES
  ) -> (status: CCCryptorStatus, output: Data?) {
    var output = [UInt8](repeating: 0, count: input.count + kCCBlockSizeAES128)
    var moved = 0
    let status = key.withUnsafeBytes { key in
      input.withUnsafeBytes { input in
        CCCrypt(
          CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key.baseAddress,
          key.count, iv.map { [UInt8]($0) }, input.baseAddress, input.count, &output,
          output.count, &moved)
      }
    }
    return (status, status == kCCSuccess ? Data(output.prefix(moved)) : nil)
  }
}
