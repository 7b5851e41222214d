extension Finding {
  /// What stays the same while lines move and numbers change, in one line.
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
