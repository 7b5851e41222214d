/// A generator of random numbers.
public final class SecRandomRef: Sendable {}

public let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes, of the quality that keys need.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<count {
    bytes.storeBytes(
      of: .random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
