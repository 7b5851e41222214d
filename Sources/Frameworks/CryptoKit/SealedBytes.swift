import Foundation
import Libcrypto

/// What authenticated encryption makes of a message, for the ciphers whose nonce has 12 bytes and whose tag has 16.
struct SealedBytes: Sendable {
  static let nonceByteCount = 12
  static let tagByteCount = 16

  let nonce: [UInt8]
  let ciphertext: [UInt8]
  let tag: [UInt8]

  init(nonce: [UInt8], ciphertext: [UInt8], tag: [UInt8]) throws {
    guard tag.count == Self.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
    self.nonce = nonce
    self.ciphertext = ciphertext
    self.tag = tag
  }

  init(combined: [UInt8]) throws {
    guard combined.count >= Self.nonceByteCount + Self.tagByteCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    nonce = Array(combined.prefix(Self.nonceByteCount))
    ciphertext = Array(combined.dropFirst(Self.nonceByteCount).dropLast(Self.tagByteCount))
    tag = Array(combined.suffix(Self.tagByteCount))
  }

  init(
    sealing message: [UInt8], _ cipher: String, key: [UInt8], nonce: [UInt8],
    authenticating data: [UInt8]
  ) {
    self.nonce = nonce
    let cipher = Cipher(cipher, blockByteCount: 0, .encrypt, key: key, iv: nonce)
    data.withUnsafeBytes { cipher.authenticate($0) }
    ciphertext = message.withUnsafeBytes { cipher.update($0) }
    _ = cipher.finalize()
    tag = cipher.tag
  }

  var combined: Data { Data(nonce + ciphertext + tag) }

  func open(_ cipher: String, key: [UInt8], authenticating data: [UInt8]) throws -> Data {
    let cipher = Cipher(cipher, blockByteCount: 0, .decrypt, key: key, iv: nonce)
    data.withUnsafeBytes { cipher.authenticate($0) }
    let message = ciphertext.withUnsafeBytes { cipher.update($0) }
    cipher.tag = tag
    guard cipher.finalize() != nil else { throw CryptoKitError.authenticationFailure }
    return Data(message)
  }
}
