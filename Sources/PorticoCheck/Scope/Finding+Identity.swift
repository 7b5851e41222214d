extension Finding {
  /// The message in a single line, with `#` for numbers, so that it stays the same when lines move and numbers
  /// change.
  var lastingMessage: String {
    var text = ""
    for character in message {
      if !character.isASCII || !character.isNumber {
        text.append(character.isNewline || character == "\t" ? " " : character)
      } else if text.last != "#" {
        text.append("#")
      }
    }
    return text
  }
}
