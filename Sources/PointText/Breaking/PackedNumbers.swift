/// Reads numbers from a text of 64 digits, "0" through "o". Line feeds count for nothing.
struct PackedNumbers {
  private let digits: [UInt8]
  private var position = 0

  init(_ text: String) {
    digits = text.utf8.filter { $0 != 0x0A }.map { $0 - 0x30 }
  }

  var isAtEnd: Bool { position == digits.count }

  mutating func digit() -> UInt8 {
    defer { position += 1 }
    return digits[position]
  }

  /// A number whose digits of five bits each, the lowest first, have the sixth set where another follows.
  mutating func number() -> UInt32 {
    var number: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let digit = UInt32(digit())
      number |= (digit & 31) << shift
      if digit < 32 { return number }
      shift += 5
    }
  }

  /// A range of a list in ascending order: how far it lies behind the last one, and how many more than
  /// one it has.
  mutating func range(after last: UInt32) -> ClosedRange<UInt32> {
    let first = last + number()
    return first...(first + number())
  }
}
