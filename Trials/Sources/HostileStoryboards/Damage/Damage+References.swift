extension Damage {
  /// Damages of identifiers, and of what refers to them.
  static let references: [String: Verb] = [
    "same": { damage, text in
      let ids = identifiers(text)
      guard let first = ids.at(damage.number(1)), let second = ids.at(damage.number(2)) else {
        return text
      }
      return text.replacing(second.value, with: text.string(first.value))
    },
    "swap": { damage, text in
      let ids = identifiers(text)
      guard let one = ids.at(damage.number(1)), let other = ids.at(damage.number(2)) else {
        return text
      }
      let (first, last) =
        one.value.lowerBound < other.value.lowerBound
        ? (one.value, other.value) : (other.value, one.value)
      let (start, end) = (text.string(first), text.string(last))
      return text.replacing(last, with: start).replacing(first, with: end)
    },
    "lead": { damage, text in
      let ids = identifiers(text)
      let names = Set(ids.map { text.string($0.value) })
      let references = Markup(text).attributes.filter {
        text.string($0.name) != "id" && names.contains(text.string($0.value))
      }
      guard let id = ids.at(damage.number(2)), let reference = references.at(damage.number(1))
      else { return text }
      return text.replacing(reference.value, with: text.string(id.value))
    },
  ]

  static func identifiers(_ text: [UInt8]) -> [Markup.Attribute] {
    Markup(text).attributes.filter { text.string($0.name) == "id" }
  }
}
