extension Damage {
  /// Damages of attributes, by their number in the file.
  static let attributes: [String: Verb] = [
    "set": on { damage, text, attribute in
      text.replacing(attribute.value, with: value(damage.rest(2)))
    },
    // Numbers alone: of rectangles, constraints, sizes, priorities.
    "number": { damage, text in
      let numbers = Markup(text).attributes.filter { Double(text.string($0.value)) != nil }
      guard let attribute = numbers.at(damage.number(1)) else { return text }
      return text.replacing(attribute.value, with: value(damage.rest(2)))
    },
    "drop": on { _, text, attribute in text.replacing(attribute.range, with: "") },
    "again": on { _, text, attribute in
      text.inserting(text.string(attribute.range), at: attribute.range.upperBound)
    },
    "rename": on { damage, text, attribute in
      text.replacing(attribute.name, with: value(damage.rest(2)))
    },
    "add": { damage, text in
      guard let tag = Markup(text).starts.at(damage.number(1)) else { return text }
      return text.inserting(
        " \(damage.word(2))=\"\(value(damage.rest(3)))\"", at: tag.name.upperBound)
    },
    "bytes": on { damage, text, attribute in
      text[..<attribute.value.lowerBound] + [0xC3, 0x28, 0xFF, 0, 0xED, 0xA0, 0x80]
        + text[attribute.value.lowerBound...]
    },
  ]

  private static func on(
    _ change: @escaping @Sendable (Damage, [UInt8], Markup.Attribute) -> [UInt8]
  ) -> Verb {
    { damage, text in
      guard let attribute = Markup(text).attributes.at(damage.number(1)) else { return text }
      return change(damage, text, attribute)
    }
  }

  /// What a word stands for that would be too long for a script.
  private static func value(_ word: String) -> String {
    switch word {
    case "@long": String(repeating: "a", count: 1_000_000)
    case "@words": String(repeating: "word ", count: 20_000)
    case "@marks": "e" + String(repeating: "\u{301}", count: 100_000)
    case "@digits": String(repeating: "9", count: 100_000)
    case "@nul": "a&#0;b"
    case "@lines": String(repeating: "&#10;", count: 5_000)
    case "@surrogate": "&#xD800;"
    default: word
    }
  }
}
