extension UnsafeBufferPointer<UInt8> {
  /// Returns the index of the slash that closes a regular expression that begins at `start`. If it isn't a regular
  /// expression, returns where the search ended: at the end of the line, or at a parenthesis around an operator, as
  /// in `reduce(1, /) / 2`.
  func endOfRegularExpression(from start: Int) -> (index: Int, isClosed: Bool) {
    var index = start + 1
    var open = 0
    var isInClass = false
    while index < count, self[index] != 0x0A {
      switch self[index] {
      case 0x5C: index += 1
      case 0x2F: return (index, true)
      case 0x5B: isInClass = true
      case 0x5D: isInClass = false
      case 0x28 where !isInClass: open += 1
      case 0x29 where !isInClass:
        if open == 0 { return (index, false) }
        open -= 1
      default: break
      }
      index += 1
    }
    return (index, false)
  }
}
