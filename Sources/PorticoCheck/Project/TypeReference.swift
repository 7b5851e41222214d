/// The parts of a type as it's written in the source, such as `[weak Box<any LoginView>?]`.
package struct TypeReference: Sendable, Equatable {
  /// The outer names. There are two for `A & B`.
  package var names: [String] = []
  /// The generic arguments.
  package var arguments: [String] = []
  package var isCollection = false
  package var isFunction = false
  package var isOptional = false

  package init(_ text: String) {
    if Self.isOneName(text) {
      if !text.isEmpty { names = [text] }
      return
    }
    var text = Substring(text)
    while true {
      text = text.drop { $0 == " " }
      while let last = text.last, last == "?" || last == "!" || last == " " {
        isOptional = isOptional || last != " "
        text = text.dropLast()
      }
      if let prefix = ["any ", "some ", "inout ", "weak ", "unowned "].first(where: text.hasPrefix)
      {
        text = text.dropFirst(prefix.count)
      } else if text.first == "@" {
        text = text.drop { $0 != " " }
        if text.isEmpty { return }
      } else if text.first == "(", text.last == ")", !text.contains("->"), Self.isEnclosed(text) {
        text = text.dropFirst().dropLast()
      } else {
        break
      }
    }
    if text.contains("->") {
      isFunction = true
      return
    }
    if text.first == "[" {
      isCollection = true
      let inner = TypeReference(String(text.dropFirst().dropLast()))
      names = inner.names
      arguments = inner.arguments
      return
    }
    var name = ""
    var argument = ""
    var level = 0
    func close() {
      let trimmed = name.filter { $0 != " " }
      if !trimmed.isEmpty { names.append(trimmed) }
      name = ""
    }
    for character in text {
      switch character {
      case "<", "(", "[":
        if level > 0 { argument.append(character) }
        level += 1
      case ">", ")", "]":
        level -= 1
        if level > 0 { argument.append(character) }
        if level == 0, !argument.isEmpty {
          arguments.append(argument)
          argument = ""
        }
      case "," where level == 1:
        arguments.append(argument.drop { $0 == " " }.description)
        argument = ""
      case "&" where level == 0: close()
      case ":" where level == 0: close()
      default:
        if level > 0 {
          argument.append(character)
        } else if character != "?", character != "!" {
          name.append(character)
        }
      }
    }
    close()
    // Without generic arguments, `Set` is a type of the app.
    if !arguments.isEmpty,
      ["Array", "Set", "Dictionary", "ContiguousArray"].contains(names.first ?? "")
    {
      isCollection = true
    }
  }

  /// Returns `true` if the type is only a name, which most types are.
  private static func isOneName(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A)
        || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte == 0x2E
    }
  }

  private static func isEnclosed(_ text: Substring) -> Bool {
    var level = 0
    for (offset, character) in text.enumerated() {
      if character == "(" { level += 1 }
      if character == ")" { level -= 1 }
      if level == 0 { return offset == text.count - 1 }
    }
    return false
  }
}
