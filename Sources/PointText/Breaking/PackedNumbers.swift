/// A reader of numbers in a text of 64 different digits, "0" through "o". Line feeds are ignored.
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

  /// Reads a number. Each digit contributes five bits, the lowest first; its sixth bit is set if another digit
  /// follows.
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

  /// Reads a range of an ascending list: its distance from the previous one, and its number of elements minus one.
  mutating func range(after last: UInt32) -> ClosedRange<UInt32> {
    let first = last + number()
    return first...(first + number())
  }
}
