/// A hash function and the bytes that it has been given. Each copy continues by itself.
package struct Hash: Sendable {
  private var state: HashState

  package init(_ algorithm: HashAlgorithm) {
    state = HashState(algorithm)
  }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&state) { state = HashState(copying: state) }
    state.update(bytes)
  }

  /// Returns the digest of the bytes so far.
  package func finalize() -> [UInt8] { HashState(copying: state).finalize() }
}
