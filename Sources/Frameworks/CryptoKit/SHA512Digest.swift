/// The digest of `SHA512`.
public struct SHA512Digest: Digest {
  public static let byteCount = 64

  let bytes: [UInt8]

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { "SHA512 digest: \(bytes.hexadecimal)" }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.withUnsafeBytes { isEqual($0, rhs.bytes) }
  }
}
