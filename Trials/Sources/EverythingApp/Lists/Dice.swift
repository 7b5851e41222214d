/// Random numbers that a number decides.
struct Dice {
  private var state: UInt64

  init(_ number: Int) {
    state = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return count > 0 ? Int((state >> 33) % UInt64(count)) : 0
  }
}
