import PorticoCheck

/// A line of a template, and where a person finds it.
struct TemplateLine {
  var text: Substring = ""
  var file = ""
  var number = 0

  func mistake(_ text: String) -> Mistake { Mistake(message: "\(file):\(number): \(text)") }

  /// The lines of a text, with those of a part in place of `{{> part}}`.
  ///
  /// - Parameters:
  ///   - file: What the text is called in messages.
  ///   - around: The parts that the text is in.
  static func lines(
    of text: String, _ file: String, _ parts: [TemplatePart], within around: [String] = []
  ) throws(Mistake) -> [TemplateLine] {
    var result: [TemplateLine] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let here = TemplateLine(text: line, file: file, number: index + 1)
      guard let name = try here.included else {
        result.append(here)
        continue
      }
      guard let part = parts.first(where: { $0.name == name }) else {
        let near = Nearest.of(name, among: parts.map(\.name)).map { "; did you mean '\($0)'?" }
        throw here.mistake("{{> \(name)}} is no part\(near ?? "")")
      }
      guard !around.contains(name) else {
        throw here.mistake("{{> \(name)}} holds itself")
      }
      let inner = try Self.lines(of: part.text, part.place, parts, within: around + [name])
      let indent = line.prefix { $0 == " " || $0 == "\t" }
      result += inner.dropLast(inner.last?.text.isEmpty == true ? 1 : 0).map { line in
        var line = line
        if !line.text.isEmpty { line.text = indent + line.text }
        return line
      }
    }
    return result
  }

  /// The part that this line stands for.
  private var included: String? {
    get throws(Mistake) {
      guard let start = text.firstRange(of: "{{>") else { return nil }
      let rest = text[start.upperBound...]
      let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
      guard let end = rest.firstRange(of: "}}") else {
        throw mistake("'{{>\(rest)' has no '}}'")
      }
      let name = rest[..<end.lowerBound].filter { !blank($0) }
      guard text[..<start.lowerBound].allSatisfy(blank), rest[end.upperBound...].allSatisfy(blank)
      else { throw mistake("{{> \(name)}} has to stand alone in its line") }
      return name
    }
  }
}

/// A text that several templates include.
struct TemplatePart {
  let name: String
  let text: String
  /// What it is called in messages.
  let place: String
}
