import Libcrypto

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2 = 2

public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let algorithms: [HashAlgorithm] = [.sha1, .sha224, .sha256, .sha384, .sha512]
  let index = Int(prf) - kCCPRFHmacAlgSHA1
  guard algorithm == kCCPBKDF2, algorithms.indices.contains(index), rounds > 0, derivedKeyLen > 0
  else { return Int32(kCCParamError) }
  deriveKey(
    password: UnsafeRawBufferPointer(start: password, count: passwordLen),
    salt: UnsafeRawBufferPointer(start: salt, count: saltLen), algorithms[index],
    rounds: Int(rounds),
    into: UnsafeMutableRawBufferPointer(start: derivedKey, count: derivedKeyLen))
  return Int32(kCCSuccess)
}

/// Writes random bytes.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: .random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return CCRNGStatus(kCCSuccess)
}
