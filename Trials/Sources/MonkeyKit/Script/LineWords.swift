/// The words of a line, of which some are in quotation marks, and what follows a `then`.
struct LineWords {
  private(set) var words: [String] = []
  /// The line that is performed when this one's work is complete.
  private(set) var then: String?

  init(_ line: String) {
    var rest = Substring(line)
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        words.append(Self.quoted(&rest))
      } else {
        let word = rest.prefix { $0 != " " }
        rest.removeFirst(word.count)
        if word == "then" {
          then = String(rest.drop { $0 == " " })
          return
        }
        words.append(String(word))
      }
    }
  }

  private static func quoted(_ rest: inout Substring) -> String {
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        text.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "u":
        // As in Swift: \u{301}.
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest.removeFirst(min(rest.count, digits.count + 2))
        if let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) {
          text.unicodeScalars.append(scalar)
        }
      case let other?: text.append(other)
      case nil: break
      }
    }
    return text
  }

  /// In quotation marks, with everything escaped that is no plain character.
  static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case " "..."~": quoted.unicodeScalars.append(scalar)
      default: quoted += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return quoted + "\""
  }

  var verb: String { words.first ?? "" }

  /// The word at an index, from 1 for the first after the verb.
  func word(_ index: Int) -> String? { words.indices.contains(index) ? words[index] : nil }

  /// A number; 0 where there is none.
  func number(_ index: Int) -> Int { word(index).flatMap { Int($0) } ?? 0 }

  func fraction(_ index: Int) -> Double {
    guard let value = word(index).flatMap(Double.init), value.isFinite else { return 0 }
    return value
  }

  func has(_ word: String) -> Bool { words.dropFirst().contains(word) }

  var isAnimated: Bool { has("animated") }

  /// What follows the first words, as a line.
  static func rest(of line: String, after count: Int) -> String {
    var rest = Substring(line)
    for _ in 0..<count {
      rest = rest.drop { $0 == " " }
      rest = rest.drop { $0 != " " }
    }
    return String(rest.drop { $0 == " " })
  }
}
