public import Foundation

/// Computes message authentication codes with a hash function and a key.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Creates a code of data that is added in parts.
  public init(key: SymmetricKey) {
    var block = key.bytes
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5C })
  }

  /// Adds data to the message.
  public mutating func update<D: DataProtocol>(data: D) {
    inner.update(data: data)
  }

  /// Returns the code of the message.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// Returns the code of a message.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey)
    -> MAC
  {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether a code is that of a message. The comparison takes the same time for each code.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode(for: authenticatedData, using: key) == mac
  }

  /// Returns whether bytes are the code of a message.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    Self.authenticationCode(for: authenticatedData, using: key) == authenticationCode.bytes
  }
}
