import CellRendering

/// What a terminal with full colour shows of the bytes it gets.
struct EmulatedTerminal {
  private(set) var screen: CellBuffer
  private(set) var cursor = (column: 0, row: 0)
  private(set) var modes: Set<String> = []
  private var pen = Cell()
  private var rest: [UInt8] = []
  /// Takes characters of several scalars for one cell wide, as some terminals do.
  var isNarrow = false

  init(columns: Int, rows: Int) {
    screen = CellBuffer(columns: columns, rows: rows)
  }

  mutating func feed(_ bytes: [UInt8]) {
    let bytes = rest + bytes
    rest = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x1B:
        var end = index + 2
        while end < bytes.count, !(0x40...0x7E).contains(bytes[end]) { end += 1 }
        guard end < bytes.count else {
          rest = Array(bytes[index...])
          return
        }
        let parameters = String(decoding: bytes[index + 2..<end], as: UTF8.self)
        if bytes[index + 1] == UInt8(ascii: "[") { control(parameters, bytes[end]) }
        index = end + 1
      case 0x08:
        cursor.column = max(0, cursor.column - 1)
        index += 1
      case 0x0D:
        cursor.column = 0
        index += 1
      case 0x0A:
        cursor.row += 1
        index += 1
      case 0..<0x20: index += 1
      default:
        var end = index
        while end < bytes.count, bytes[end] >= 0x20 { end += 1 }
        for character in String(decoding: bytes[index..<end], as: UTF8.self) { put(character) }
        index = end
      }
    }
  }

  private mutating func put(_ character: Character) {
    var width = CellWidth.of(character)
    if isNarrow, character.unicodeScalars.count > 1 { width = 1 }
    guard width > 0, cursor.column < screen.columns, cursor.row < screen.rows else { return }
    var cell = pen
    cell.glyph = Glyph(character)
    cell.width = UInt16(width)
    for column in [cursor.column, cursor.column + width - 1] {
      if screen[column, cursor.row].width == 0, column > 0 { blank(column - 1) }
      if column + 1 < screen.columns, screen[column + 1, cursor.row].width == 0 {
        blank(column + 1)
      }
    }
    screen[cursor.column, cursor.row] = cell
    if width == 2 {
      cell.glyph = .none
      cell.width = 0
      screen[cursor.column + 1, cursor.row] = cell
    }
    cursor.column = min(screen.columns - 1, cursor.column + width)
  }

  private mutating func blank(_ column: Int) {
    screen[column, cursor.row].glyph = .space
    screen[column, cursor.row].width = 1
  }

  private mutating func control(_ text: String, _ final: UInt8) {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    switch Character(Unicode.Scalar(final)) {
    case "H":
      cursor.row = max(1, first) - 1
      cursor.column = max(1, numbers.count > 1 ? numbers[1] : 1) - 1
    case "C": cursor.column += max(1, first)
    case "D": cursor.column -= max(1, first)
    case "J": for row in 0..<screen.rows { erase(row, from: 0) }
    case "K":
      if cursor.column > 0, screen[cursor.column, cursor.row].width == 0 {
        blank(cursor.column - 1)
      }
      erase(cursor.row, from: cursor.column)
    case "m": style(numbers)
    case "h": modes.insert(text)
    case "l": modes.remove(text)
    default: break
    }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for column in column..<screen.columns {
      screen[column, row] = Cell(background: pen.background)
    }
  }

  private mutating func style(_ numbers: [Int]) {
    var numbers = numbers[...]
    func color(_ numbers: inout ArraySlice<Int>) -> CellColor {
      let values = Array(numbers.prefix(4))
      numbers = numbers.dropFirst(4)
      return CellColor(red: UInt8(values[1]), green: UInt8(values[2]), blue: UInt8(values[3]))
    }
    while let number = numbers.popFirst() {
      switch number {
      case 0: pen = Cell()
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.inverse)
      case 9: pen.attributes.insert(.strike)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underline)
      case 27: pen.attributes.remove(.inverse)
      case 29: pen.attributes.remove(.strike)
      case 38: pen.foreground = color(&numbers)
      case 48: pen.background = color(&numbers)
      case 39: pen.foreground = .standard
      case 49: pen.background = .standard
      default: break
      }
    }
  }
}

extension CellBuffer {
  /// Without what nobody sees: colours of blanks, marks for terminals with fewer colours.
  var visible: CellBuffer {
    var result = self
    for row in 0..<rows {
      for column in 0..<columns {
        var cell = self[column, row]
        cell.attributes.subtract([.marked, .dim])
        let isBlank = cell.glyph == .space || cell.glyph == .none
        if isBlank, cell.attributes.isDisjoint(with: [.underline, .strike, .inverse]) {
          cell.foreground = .standard
          cell.attributes = []
        }
        result[column, row] = cell
      }
    }
    return result
  }
}
