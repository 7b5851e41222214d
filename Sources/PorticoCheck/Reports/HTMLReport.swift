/// One page that needs nothing else: a sortable table, a picture of each screen's roles, the map.
package enum HTMLReport {
  package static func text(_ report: Report, _ map: ScreenMap) -> String {
    let rows = report.screens.map(row).joined()
    let details = report.screens.map(details).joined()
    let findings = report.findings.map {
      "<tr><td>\(escaped($0.rule))</td><td><code>\(escaped($0.place.path)):\($0.place.line)</code></td>"
        + "<td>\(escaped($0.message))</td></tr>"
    }.joined()
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Screens</title>
      <style>
      body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1c1c1e;background:#fff}
      table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #ddd}
      th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible{outline:2px solid #06c}
      td.n{text-align:right;font-variant-numeric:tabular-nums}.low{color:#b00020}.missing{color:#b00020}
      svg text{font:12px system-ui,sans-serif}svg rect,svg ellipse{fill:#eef3fb;stroke:#446}svg path{stroke:#446;fill:none}
      @media(prefers-color-scheme:dark){body{background:#111;color:#eee}td,th{border-color:#333}svg rect,svg ellipse{fill:#223;stroke:#99b}svg text{fill:#eee}svg path{stroke:#99b}.low,.missing{color:#ff8a80}}
      </style></head><body>
      <h1>Screens</h1>
      <table id="screens"><thead><tr>\(["Screen", "Pattern", "Distribution", "Testability", "Ease of use", "Types", "Lines"].map { "<th><button>\($0)</button></th>" }.joined())</tr></thead><tbody>\(rows)</tbody></table>
      <h2>Map</h2>\(picture(map))
      <h2>Broken rules</h2><table><tbody>\(findings)</tbody></table>
      <h2>Each screen</h2>\(details)
      <script>
      document.querySelectorAll('#screens th button').forEach((b,i)=>{let up=true;b.onclick=()=>{
      const body=document.querySelector('#screens tbody');
      [...body.rows].sort((x,y)=>{const a=x.cells[i].textContent,c=y.cells[i].textContent;
      const d=isNaN(a)||isNaN(c)?a.localeCompare(c):a-c;return up?d:-d}).forEach(r=>body.append(r));up=!up}})
      </script></body></html>

      """
  }

  private static func row(_ judged: Analysis.Judged) -> String {
    let (screen, measures) = (judged.screen, judged.measures)
    func cell(_ score: Score) -> String {
      let value = Int(score.value.rounded())
      return "<td class=\"n\(value < 40 ? " low" : "")\">\(value)</td>"
    }
    let pattern = ([screen.pattern.rawValue] + screen.navigation).joined(separator: " + ")
    return
      "<tr><td><a href=\"#\(escaped(screen.name))\">\(escaped(screen.name))</a></td><td>\(pattern)</td>"
      + cell(measures.distribution) + cell(measures.testability) + cell(measures.easeOfUse)
      + "<td class=n>\(measures.types)</td><td class=n>\(measures.lines)</td></tr>"
  }

  private static func details(_ judged: Analysis.Judged) -> String {
    let (screen, measures) = (judged.screen, judged.measures)
    let cues = screen.cues.map {
      "<li\($0.isMatched ? "" : " class=missing")>\($0.isMatched ? "✓" : "✗") \(escaped($0.text))</li>"
    }.joined()
    let reasons = [
      ("distribution", measures.distribution), ("testability", measures.testability),
      ("ease of use", measures.easeOfUse),
    ].flatMap { name, score in
      score.reasons.filter { $0.points >= 0.05 }.map { reason in
        let place = reason.place.map { " <code>\(escaped($0.path)):\($0.line)</code>" } ?? ""
        return
          "<li>−\((reason.points * 10).rounded() / 10) \(name): \(escaped(reason.text))\(place)</li>"
      }
    }.joined()
    return
      "<section id=\"\(escaped(screen.name))\"><h3>\(escaped(screen.name)) — \(screen.pattern.rawValue)</h3>"
      + roles(screen)
      + "<ul>\(cues)</ul><details><summary>Lost points</summary><ul>\(reasons)</ul></details></section>"
  }

  /// The types of a screen in a row of boxes, controller first.
  private static func roles(_ screen: Screen) -> String {
    let members = screen.members.filter { !$0.type.isProtocol }.prefix(12)
    var x = 4
    var shapes = ""
    for (index, member) in members.enumerated() {
      let width = max(90, member.type.name.count * 8 + 16)
      if index > 0 { shapes += "<path d=\"M\(x - 20) 26h20\"/>" }
      shapes +=
        "<rect x=\"\(x)\" y=\"4\" width=\"\(width)\" height=\"44\" rx=\"6\"/>"
        + "<text x=\"\(x + 8)\" y=\"22\">\(escaped(member.type.name))</text>"
        + "<text x=\"\(x + 8)\" y=\"40\" opacity=\".7\">\(member.role.rawValue)</text>"
      x += width + 20
    }
    return
      "<svg role=\"img\" aria-label=\"roles of \(escaped(screen.name))\" width=\"\(x)\" height=\"52\">\(shapes)</svg>"
  }

  /// Screens in columns by their distance from where the app starts.
  private static func picture(_ map: ScreenMap) -> String {
    let nodes = Array(Set(map.edges.flatMap { [$0.from, $0.to] })).sorted()
    guard !nodes.isEmpty else { return "<p>No screen leads to another.</p>" }
    var level: [String: Int] = [:]
    let targets = Set(map.edges.map(\.to))
    var open = nodes.filter { !targets.contains($0) }
    if open.isEmpty { open = [nodes[0]] }
    for node in open { level[node] = 0 }
    let outgoing = Dictionary(grouping: map.edges, by: \.from)
    var next = 0
    while next < open.count {
      for edge in outgoing[open[next]] ?? [] where level[edge.to] == nil {
        level[edge.to] = (level[open[next]] ?? 0) + 1
        open.append(edge.to)
      }
      next += 1
    }
    var rows: [Int: Int] = [:]
    var place: [String: (x: Int, y: Int)] = [:]
    for node in nodes {
      let column = level[node] ?? 0
      place[node] = (20 + column * 260, 20 + rows[column, default: 0] * 44)
      rows[column, default: 0] += 1
    }
    var shapes = ""
    for edge in map.edges {
      guard let from = place[edge.from], let to = place[edge.to] else { continue }
      shapes +=
        "<path d=\"M\(from.x + 220) \(from.y + 14)C\(from.x + 240) \(from.y + 14) \(to.x - 20) \(to.y + 14) \(to.x) \(to.y + 14)\"/>"
    }
    for node in nodes {
      guard let at = place[node] else { continue }
      shapes +=
        "<rect x=\"\(at.x)\" y=\"\(at.y)\" width=\"220\" height=\"28\" rx=\"6\"/><text x=\"\(at.x + 8)\" y=\"\(at.y + 18)\">\(escaped(node))</text>"
    }
    let width = 300 + (level.values.max() ?? 0) * 260
    let height = 40 + (rows.values.max() ?? 0) * 44
    return
      "<svg role=\"img\" aria-label=\"map of screens\" width=\"\(width)\" height=\"\(height)\">\(shapes)</svg>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
