/// A message authentication code of a hash function (HMAC). Each copy continues by itself.
package struct MessageAuthentication: Sendable {
  private var inner: Hash
  private let outer: Hash

  package init(_ algorithm: HashAlgorithm, key: UnsafeRawBufferPointer) {
    let blockByteCount = algorithm.byteCount > 32 ? 128 : 64
    var block = [UInt8](key)
    if block.count > blockByteCount {
      var hash = Hash(algorithm)
      hash.update(key)
      block = hash.finalize()
    }
    block += [UInt8](repeating: 0, count: blockByteCount - block.count)
    func hash(_ padding: UInt8) -> Hash {
      var hash = Hash(algorithm)
      block.map { $0 ^ padding }.withUnsafeBytes { hash.update($0) }
      return hash
    }
    inner = hash(0x36)
    outer = hash(0x5C)
  }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    inner.update(bytes)
  }

  package func finalize() -> [UInt8] {
    var outer = outer
    inner.finalize().withUnsafeBytes { outer.update($0) }
    return outer.finalize()
  }
}
