import Libcrypto

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the message authentication code of data to `macOut`.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
}

public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!, _ keyLength: Int
) {
  let algorithms: [HashAlgorithm] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  guard algorithms.indices.contains(Int(algorithm)) else {
    fatalError("CCHmac: \(algorithm) is not an algorithm.")
  }
  // In C, the memory is uninitialized before.
  ctx.initialize(to: CCHmacContext())
  ctx.pointee.code = MessageAuthentication(
    algorithms[Int(algorithm)], key: UnsafeRawBufferPointer(start: key, count: keyLength))
}

public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
  ctx.pointee.code?.update(UnsafeRawBufferPointer(start: data, count: dataLength))
}

public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!
) {
  if let bytes = ctx.pointee.code?.finalize() {
    macOut.copyMemory(from: bytes, byteCount: bytes.count)
  }
  ctx.pointee.code = nil
}
