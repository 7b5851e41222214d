import PorticoCheck

/// A line of a template, and where a person finds it.
struct TemplateLine {
  var text: Substring = ""
  var file = ""
  var number = 0

  func mistake(_ text: String) -> Mistake { Mistake(message: "\(file):\(number): \(text)") }

  /// The lines of a text, with those of a part in place of `{{> part}}`.
  ///
  /// - Parameter file: What the text is called in messages.
  static func lines(
    of text: String, _ file: String, _ parts: TemplateParts
  ) throws(Mistake) -> [TemplateLine] {
    var inclusion = TemplateInclusion(parts: parts)
    return try inclusion.lines(of: text, file, within: [])
  }

  /// The part that this line stands for.
  var included: String? {
    get throws(Mistake) {
      guard let start = text.firstRange(of: "{{>") else { return nil }
      let rest = text[start.upperBound...]
      let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
      guard let end = rest.firstRange(of: "}}") else {
        throw mistake("'{{>\(rest)' has no '}}'")
      }
      let name = rest[..<end.lowerBound].filter { !blank($0) }
      guard text[..<start.lowerBound].allSatisfy(blank), rest[end.upperBound...].allSatisfy(blank)
      else { throw mistake("{{> \(name)}} must be alone on its line") }
      return name
    }
  }
}
