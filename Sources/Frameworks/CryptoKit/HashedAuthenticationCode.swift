/// A message authentication code that was computed with a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }
  public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.withUnsafeBytes { isEqual($0, rhs.bytes) }
  }
}
