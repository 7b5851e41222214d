import Testing

@testable import BrowserDisplay

@Suite("SHA-1")
struct SHA1Tests {
  /// Around the ends of blocks, too.
  @Test(arguments: [
    (0, "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    (55, "c1c8bbdc22796e28c0e15163d20899b65621d65a"),
    (56, "c2db330f6083854c99d4b5bfb6e8f29f201be699"),
    (63, "03f09f5b158a7a8cdad920bddc29b81c18a551f5"),
    (64, "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
    (65, "11655326c708d70319be2610e8a57d9a5b959d3b"),
    (1000, "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
  ])
  func hashesAsTheStandardDoes(count: Int, hash: String) {
    let bytes = SHA1.hash([UInt8](repeating: 0x61, count: count))
    let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    #expect(digits.joined() == hash)
  }
}
