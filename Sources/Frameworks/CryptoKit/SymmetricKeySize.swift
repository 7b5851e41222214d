/// The number of bits in a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "A key consists of whole bytes.")
    self.bitCount = bitCount
  }

  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}
