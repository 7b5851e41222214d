public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCCryptorRef = OpaquePointer

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCAlgorithmCAST = 3
public let kCCAlgorithmRC4 = 4
public let kCCAlgorithmRC2 = 5
public let kCCAlgorithmBlowfish = 6

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24

public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts data.
///
/// - Returns: `kCCUnimplemented` for algorithms other than AES and triple DES, which OpenSSL no longer has.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  status {
    let cryptor = try Cryptor(op, alg, options, key, keyLength, iv)
    let input = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
    let needed = cryptor.outputCount(input.count, isFinal: true)
    // The length without padding is known only after decryption.
    if op == kCCEncrypt, dataOutAvailable < needed {
      dataOutMoved?.pointee = needed
      throw CryptorError(kCCBufferTooSmall)
    }
    try write(
      cryptor.update(input) + cryptor.finalize(), dataOut, dataOutAvailable, dataOutMoved)
  }
}

/// Creates an operation whose input is given in parts. Release it with `CCCryptorRelease`.
@discardableResult
public func CCCryptorCreate(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  status {
    let cryptor = try Cryptor(op, alg, options, key, keyLength, iv)
    cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
  }
}

@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
  status { try reference(cryptorRef).release() }
}

/// Encrypts or decrypts a part of the input.
@discardableResult
public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  status {
    let cryptor = try reference(cryptorRef).takeUnretainedValue()
    guard dataOutAvailable >= cryptor.outputCount(dataInLength, isFinal: false) else {
      throw CryptorError(kCCBufferTooSmall)
    }
    let output = cryptor.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
    try write(output, dataOut, dataOutAvailable, dataOutMoved)
  }
}

/// Writes the rest of the output.
@discardableResult
public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  status {
    let output = try reference(cryptorRef).takeUnretainedValue().finalize()
    try write(output, dataOut, dataOutAvailable, dataOutMoved)
  }
}

/// Returns the size of the buffer that a part of the input requires, or, with `final`, the rest of the input.
public func CCCryptorGetOutputLength(
  _ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool
) -> Int {
  (try? reference(cryptorRef).takeUnretainedValue())?.outputCount(inputLength, isFinal: final) ?? 0
}

private func reference(_ cryptor: CCCryptorRef?) throws -> Unmanaged<Cryptor> {
  guard let cryptor else { throw CryptorError(kCCParamError) }
  return Unmanaged.fromOpaque(UnsafeRawPointer(cryptor))
}

private func status(_ operation: () throws -> Void) -> CCCryptorStatus {
  do {
    try operation()
    return CCCryptorStatus(kCCSuccess)
  } catch {
    return (error as? CryptorError)?.status ?? CCCryptorStatus(kCCUnspecifiedError)
  }
}

private func write(
  _ output: [UInt8], _ buffer: UnsafeMutableRawPointer?, _ available: Int,
  _ moved: UnsafeMutablePointer<Int>?
) throws {
  moved?.pointee = output.count
  guard available >= output.count else { throw CryptorError(kCCBufferTooSmall) }
  if !output.isEmpty { buffer?.copyMemory(from: output, byteCount: output.count) }
}
