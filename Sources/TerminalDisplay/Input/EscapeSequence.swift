/// A control sequence that a terminal sent, parsed into its parts.
enum EscapeSequence {
  /// `ESC [`, private mark, parameters, and final byte, such as `ESC [ 1 ; 5 C`.
  case control(mark: UInt8?, parameters: [[Int]], final: UInt8)
  /// `ESC O` and a letter.
  case single(UInt8)
  /// `ESC [ [` and a letter: a function key of the Linux console.
  case console(UInt8)
  /// `ESC [ M` and three bytes: the legacy encoding of mouse events.
  case mouse(button: Int, column: Int, row: Int)
  /// `ESC ]`, a text, and a terminator.
  case command(String)
  /// Any other string with a terminator.
  case string

  enum Outcome {
    case complete(EscapeSequence, count: Int)
    case incomplete
    /// The bytes aren't a sequence; the parser skips `count` of them.
    case invalid(count: Int)
    /// The beginning of a sequence that's longer than any valid sequence; it's `count` bytes long.
    case endless(Tail, count: Int)
  }

  /// The rest of a sequence that's too long to keep.
  enum Tail {
    case parameters, string

    /// Returns `true` if a byte belongs to the rest; the first byte that doesn't ends it.
    func contains(_ byte: UInt8) -> Bool {
      switch self {
      case .parameters: 0x20...0x3F ~= byte
      case .string: byte >= 0x20 || 0x08...0x0D ~= byte
      }
    }
  }

  /// - Parameter bytes: Bytes that begin with `ESC` and a byte that introduces a sequence.
  static func parse(_ bytes: ArraySlice<UInt8>) -> Outcome {
    let start = bytes.startIndex
    switch bytes[start + 1] {
    case UInt8(ascii: "["): return parseControl(bytes)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return .incomplete }
      let letter = bytes[start + 2]
      guard letter >= 0x20, letter < 0x7F else { return .invalid(count: 2) }
      return .complete(.single(letter), count: 3)
    default: return parseString(bytes)
    }
  }

  private static func parseControl(_ bytes: ArraySlice<UInt8>) -> Outcome {
    let start = bytes.startIndex
    guard bytes.count > 2 else { return .incomplete }
    if bytes[start + 2] == UInt8(ascii: "[") {
      guard bytes.count > 3 else { return .incomplete }
      guard bytes[start + 3] >= 0x20 else { return .invalid(count: 3) }
      return .complete(.console(bytes[start + 3]), count: 4)
    }
    if bytes[start + 2] == UInt8(ascii: "M") {
      guard bytes.dropFirst(3).prefix(3).allSatisfy({ $0 >= 0x20 }) else {
        return .invalid(count: 3)
      }
      guard bytes.count > 5 else { return .incomplete }
      let (button, column, row) = (bytes[start + 3], bytes[start + 4], bytes[start + 5])
      return .complete(
        .mouse(button: Int(button) - 32, column: Int(column) - 32, row: Int(row) - 32), count: 6)
    }
    var index = start + 2
    var mark: UInt8?
    if (0x3C...0x3F).contains(bytes[index]) {
      mark = bytes[index]
      index += 1
    }
    var parameters: [[Int]] = [[0]]
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x30...0x39:
        let group = parameters.count - 1
        let part = parameters[group].count - 1
        let value = parameters[group][part]
        parameters[group][part] = min(value * 10 + Int(byte - 0x30), 10_000_000)
      case UInt8(ascii: ":"): parameters[parameters.count - 1].append(0)
      case UInt8(ascii: ";"): parameters.append([0])
      case 0x20...0x2F: continue
      case 0x40...0x7E:
        return .complete(
          .control(mark: mark, parameters: parameters, final: byte), count: index - start)
      default: return .invalid(count: index - start - 1)
      }
      if index - start > 256 { return .endless(.parameters, count: index - start) }
    }
    return .incomplete
  }

  private static func parseString(_ bytes: ArraySlice<UInt8>) -> Outcome {
    let start = bytes.startIndex
    var index = start + 2
    while index < bytes.endIndex {
      let byte = bytes[index]
      let isEscape = byte == 0x1B
      if isEscape, index + 1 == bytes.endIndex { return .incomplete }
      if byte == 0x07 || (isEscape && bytes[index + 1] == UInt8(ascii: "\\")) {
        let content = String(decoding: bytes[start + 2..<index], as: UTF8.self)
        let isCommand = bytes[start + 1] == UInt8(ascii: "]")
        return .complete(
          isCommand ? .command(content) : .string, count: index - start + (isEscape ? 2 : 1))
      }
      // The string ends without a terminator.
      guard Tail.string.contains(byte) else { return .invalid(count: index - start) }
      index += 1
      if index - start > 4096 { return .endless(.string, count: index - start) }
    }
    return .incomplete
  }
}
