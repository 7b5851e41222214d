/// A report on a single page without dependencies: a sortable table, the findings by rule and by screen, a picture
/// of each screen's roles, and the map of screens.
package enum HTMLReport {
  package static func text(
    _ report: Report, _ analysis: Analysis, trend: Trend? = nil, sources: SourceLinks? = nil
  ) -> String {
    // Two screens that are declared in the same line have the same title.
    let anchors = Dictionary(
      analysis.screens.enumerated().map { (report.titles[$1.screen], "screen-\($0)") },
      uniquingKeysWith: { first, _ in first })
    func link(_ judged: Analysis.Judged) -> (title: String, anchor: String) {
      let title = report.titles[judged.screen]
      return (escaped(title), anchors[title] ?? "")
    }
    let heads = columns.enumerated().map {
      "<th scope=\"col\"\($0 > 1 ? " class=\"n\"" : "")><button>\($1)</button></th>"
    }.joined()
    let findings = HTMLFindings(report, sources)
    let rows = report.screens.map { row($0, link($0), findings) }.joined(separator: "\n")
    let problems = report.problems.map { "<li>\(escaped($0.description))</li>" }.joined()
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(escaped(report.name))</title>
      <style>\(HTMLStyle.style)</style></head><body>\(Vectors.definitions)
      <h1>\(escaped(report.name))</h1>
      <p>\(report.summary)</p>
      \(patterns(report))
      \(report.unjudged.map { "<p>\(escaped($0))</p>" } ?? "")
      <details><summary>What the three scores mean</summary>\(scores)</details>
      \(problems.isEmpty ? "" : "<h2>Not read as it stands</h2><ul>\(problems)</ul>")
      <p><input id="search" type="search" placeholder="Search screens, rules, files" aria-label="Search"></p>
      <h2>Screens</h2>
      <table id="screens"><thead><tr>\(heads)</tr></thead><tbody>
      \(rows)
      </tbody></table>
      \(findings.byRule)
      \(trend?.html() ?? "")
      <h2>Map</h2>
      \(MapPicture.svg(ScreenMap(analysis), anchors))
      <h2>Each screen</h2>
      \(report.screens.map { details($0, link($0), analysis.links, findings, sources) }.joined(separator: "\n"))
      \(findings.elsewhere)
      <script>\(HTMLStyle.script)</script></body></html>

      """
  }

  private static let columns = [
    "Screen", "Pattern", "Distribution", "Testability", "Ease of use", "Weight", "Findings",
    "Types", "Lines",
  ]

  private static let scores = """
    <dl><dt>Distribution</dt><dd>How far work is handed out: how many kinds of work the view controller does, and its share \
    of the screen's code.</dd>
    <dt>Testability</dt><dd>How much can be tested without a screen: code that names no UIKit, partners that can be replaced, \
    little that is asked of the surroundings.</dd>
    <dt>Ease of use</dt><dd>How little there is to read and write: few types, little that is only handed on, simple \
    functions.</dd></dl>
    <p>Each goes from 0 to 100. They are never averaged: an architecture trades one for another. Weight is the number of the \
    controller's methods, each counted by its branches.</p>
    """

  /// Returns the number of screens with each pattern.
  private static func patterns(_ report: Report) -> String {
    let totals = Dictionary(grouping: report.screens, by: \.screen.pattern.family)
      .mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let items = totals.map { "<li><b class=\"n\">\($0.value)</b> \(escaped($0.key))</li>" }.joined()
    return items.isEmpty ? "" : "<ul class=\"patterns\">\(items)</ul>"
  }

  private static func row(
    _ judged: Analysis.Judged, _ link: (title: String, anchor: String), _ findings: HTMLFindings
  ) -> String {
    let (screen, measures) = (judged.screen, judged.measures)
    func number(_ value: Int, _ column: Int) -> String {
      "<td class=\"n\" data-name=\"\(columns[column])\">\(value)</td>"
    }
    func cell(_ score: Score, _ column: Int) -> String {
      let value = Int(score.value.rounded())
      let kind = value < 40 ? "low" : value < 70 ? "middling" : "high"
      return "<td class=\"n \(kind)\" data-name=\"\(columns[column])\""
        + " style=\"--part:\(value)%\">\(value)</td>"
    }
    let mark = measures.massive == nil ? "" : " <b class=\"missing\">massive</b>"
    return
      "<tr><td><a href=\"#\(link.anchor)\">\(link.title)</a>\(mark)</td><td>\(escaped(screen.patternText))</td>"
      + cell(measures.distribution, 2) + cell(measures.testability, 3) + cell(measures.easeOfUse, 4)
      + number(measures.weightedMethods, 5) + number(findings.count(of: screen), 6)
      + number(measures.types, 7) + number(measures.lines, 8) + "</tr>"
  }

  private static func details(
    _ judged: Analysis.Judged, _ link: (title: String, anchor: String), _ links: Links,
    _ findings: HTMLFindings, _ sources: SourceLinks?
  ) -> String {
    let (screen, measures) = (judged.screen, judged.measures)
    func place(_ place: Place) -> String { self.place(place, sources) }
    let cues = screen.cues.map {
      "<li class=\"\($0.isMatched ? "matched" : "missing")\">\(escaped($0.text))</li>"
    }.joined()
    let reasons = [
      ("distribution", measures.distribution), ("testability", measures.testability),
      ("ease of use", measures.easeOfUse),
    ].flatMap { name, score in
      score.reasons.filter { $0.points >= 0.05 }.map { reason in
        "<li>−\((reason.points * 10).rounded() / 10) \(name): \(escaped(reason.text)) "
          + "\(reason.place.map(place) ?? "")</li>"
      }
    }.joined()
    let massive = measures.massive.map {
      "<p class=\"missing\">Massive View Controller: \(escaped($0))</p>"
    }
    return """
      <section id="\(link.anchor)"><h3>\(link.title) — \(escaped(screen.patternText))</h3>
      <p>\(place(screen.place))</p>
      \(massive ?? "")
      \(RolesPicture.svg(screen, links))
      <ul class="cues">\(cues)</ul>
      \(findings.list(of: screen))
      <details><summary>Lost points</summary><ul>\(reasons)</ul></details></section>
      """
  }

  static func place(_ place: Place, _ sources: SourceLinks?) -> String {
    let text = "<code>\(escaped(place.path)):\(place.line)</code>"
    return sources?.address(of: place).map { "<a href=\"\(escaped($0))\">\(text)</a>" } ?? text
  }

  private static func escaped(_ text: String) -> String { Vectors.escaped(text) }
}
