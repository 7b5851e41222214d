import Foundation
import Libcrypto

/// An operation of a block cipher.
final class Cryptor {
  private let cipher: Cipher
  private let isDecryption: Bool
  private let hasPadding: Bool
  private let blockByteCount: Int
  private var inputCount = 0
  private var outputCount = 0

  init(
    _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions,
    _ key: UnsafeRawPointer?, _ keyLength: Int, _ iv: UnsafeRawPointer?
  ) throws {
    guard [kCCEncrypt, kCCDecrypt].contains(Int(operation)), let key else {
      throw CryptorError(kCCParamError)
    }
    let isECB = options & CCOptions(kCCOptionECBMode) != 0
    let mode = isECB ? "ecb" : "cbc"
    let name: String
    switch Int(algorithm) {
    case kCCAlgorithmAES:
      guard [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(keyLength) else {
        throw CryptorError(kCCKeySizeError)
      }
      name = "aes_\(keyLength * 8)_\(mode)"
      blockByteCount = kCCBlockSizeAES128
    case kCCAlgorithm3DES:
      guard keyLength == kCCKeySize3DES else { throw CryptorError(kCCKeySizeError) }
      name = "des_ede3_\(mode)"
      blockByteCount = kCCBlockSize3DES
    case kCCAlgorithmDES...kCCAlgorithmBlowfish: throw CryptorError(kCCUnimplemented)
    default: throw CryptorError(kCCParamError)
    }
    isDecryption = operation == kCCDecrypt
    hasPadding = options & CCOptions(kCCOptionPKCS7Padding) != 0
    let vector = UnsafeRawBufferPointer(start: iv, count: iv == nil ? 0 : blockByteCount)
    cipher = Cipher(
      name, blockByteCount: blockByteCount, isDecryption ? .decrypt : .encrypt,
      key: [UInt8](UnsafeRawBufferPointer(start: key, count: keyLength)),
      iv: isECB ? nil : vector.isEmpty ? Array(repeating: 0, count: blockByteCount) : Array(vector),
      hasPadding: hasPadding)
  }

  /// Returns the largest number of bytes that more input can produce.
  func outputCount(_ count: Int, isFinal: Bool) -> Int {
    let total = inputCount + count
    let blocks = total / blockByteCount + (isFinal && hasPadding && !isDecryption ? 1 : 0)
    return blocks * blockByteCount - outputCount
  }

  func update(_ input: UnsafeRawBufferPointer) -> [UInt8] {
    let output = cipher.update(input)
    inputCount += input.count
    outputCount += output.count
    return output
  }

  func finalize() throws -> [UInt8] {
    guard isDecryption || !hasPadding ? inputCount % blockByteCount == 0 : true else {
      throw CryptorError(kCCAlignmentError)
    }
    // Without input, there's no padding to remove.
    if isDecryption, inputCount == 0 { return [] }
    guard let rest = cipher.finalize() else { throw CryptorError(kCCDecodeError) }
    return rest
  }
}
