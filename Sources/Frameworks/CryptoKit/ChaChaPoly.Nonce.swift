public import Foundation

extension ChaChaPoly {
  /// A value that's used once for each key.
  public struct Nonce: ContiguousBytes, Sendable, Sequence {
    let bytes: [UInt8]

    /// Creates a random nonce.
    public init() {
      bytes = randomBytes(SealedBytes.nonceByteCount)
    }

    /// - Parameter data: 12 bytes.
    public init<D: DataProtocol>(data: D) throws {
      bytes = Array(data)
      guard bytes.count == SealedBytes.nonceByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
    }

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }
}
