import PorticoCheck

/// A line of a template, with its place for messages.
struct TemplateLine {
  var text: Substring = ""
  var file = ""
  var number = 0

  func mistake(_ text: String) -> Mistake { Mistake(message: "\(file):\(number): \(text)") }

  /// Returns the lines of a text, with the lines of a partial in place of `{{> part}}`.
  ///
  /// - Parameter file: The name of the text in messages.
  static func lines(
    of text: String, _ file: String, _ parts: TemplateParts
  ) throws(Mistake) -> [TemplateLine] {
    var inclusion = TemplateInclusion(parts: parts)
    return try inclusion.lines(of: text, file, within: [])
  }

  /// The name of the partial that the line includes, or `nil` if it includes none.
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
