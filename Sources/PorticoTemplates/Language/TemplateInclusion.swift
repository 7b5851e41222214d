import PorticoCheck

/// Replaces lines that include partials by the partials.
struct TemplateInclusion {
  let parts: TemplateParts
  /// The number of lines that were read, including those that include partials.
  private var count = 0

  init(parts: TemplateParts) { self.parts = parts }

  /// The largest depth and (`most`) the largest number of lines, because partials that include others twice grow
  /// exponentially.
  private static let deepest = 32
  private static let most = 100_000

  /// - Parameters:
  ///   - file: The name of the text in messages.
  ///   - around: The names of the partials that include the text.
  mutating func lines(
    of text: String, _ file: String, within around: [String]
  ) throws(Mistake) -> [TemplateLine] {
    var result: [TemplateLine] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let here = TemplateLine(text: line, file: file, number: index + 1)
      count += 1
      guard count <= Self.most else {
        throw here.mistake("with its partials the template has more than \(Self.most) lines")
      }
      guard let name = try here.included else {
        result.append(here)
        continue
      }
      let part = try part(name, here, around)
      let inner = try self.lines(of: part.text, part.place, within: around + [name])
      let indent = line.prefix { $0 == " " || $0 == "\t" }
      result += inner.dropLast(inner.last?.text.isEmpty == true ? 1 : 0).map { line in
        var line = line
        if !line.text.isEmpty { line.text = indent + line.text }
        return line
      }
    }
    return result
  }

  private func part(
    _ name: String, _ line: TemplateLine, _ around: [String]
  ) throws(Mistake) -> TemplatePart {
    guard let part = parts[name] else {
      let near = Nearest.of(name, among: parts.names).map { "; did you mean '\($0)'?" }
      throw line.mistake("{{> \(name)}} is not a known partial\(near ?? "")")
    }
    if let start = around.firstIndex(of: name) {
      let circle = (around[start...] + [name]).joined(separator: " → ")
      throw line.mistake(
        "{{> \(name)}} holds itself" + (around.last == name ? "" : ": \(circle)"))
    }
    guard around.count < Self.deepest else {
      throw line.mistake("{{> \(name)}} is included too deeply")
    }
    return part
  }
}
