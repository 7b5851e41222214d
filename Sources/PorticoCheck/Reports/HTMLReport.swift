/// One page that needs nothing else: a sortable table, a picture of each screen's roles, the map.
package enum HTMLReport {
  package static func text(_ report: Report, _ analysis: Analysis) -> String {
    // Two that stand in one line cannot be told apart.
    let anchors = Dictionary(
      analysis.screens.enumerated().map { (report.titles[$1.screen], "screen-\($0)") },
      uniquingKeysWith: { first, _ in first })
    func link(_ judged: Analysis.Judged) -> (title: String, anchor: String) {
      let title = report.titles[judged.screen]
      return (escaped(title), anchors[title] ?? "")
    }
    let heads = [
      "Screen", "Pattern", "Distribution", "Testability", "Ease of use", "Types", "Lines",
    ].enumerated().map {
      "<th scope=\"col\"\($0 > 1 ? " class=\"n\"" : "")><button>\($1)</button></th>"
    }.joined()
    let rows = report.screens.map { row($0, link($0)) }.joined(separator: "\n")
    let findings = report.findings.map {
      "<tr><td>\(escaped($0.rule))</td><td>\(place($0.place))</td><td>\(escaped($0.message))</td></tr>"
    }.joined(separator: "\n")
    let problems = report.problems.map { "<li>\(escaped($0.description))</li>" }.joined()
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Screens</title>
      <style>\(style)</style></head><body>\(Vectors.definitions)
      <h1>Screens</h1>
      <p>\(report.summary)</p>
      <div class="wide"><table id="screens"><thead><tr>\(heads)</tr></thead><tbody>
      \(rows)
      </tbody></table></div>
      <h2>Map</h2>
      \(MapPicture.svg(ScreenMap(analysis), anchors))
      \(findings.isEmpty ? "" : "<h2>Broken rules</h2><div class=\"wide\"><table><tbody>\n\(findings)\n</tbody></table></div>")
      \(problems.isEmpty ? "" : "<h2>Not read as it stands</h2><ul>\(problems)</ul>")
      <h2>Each screen</h2>
      \(report.screens.map { details($0, link($0), analysis.links) }.joined(separator: "\n"))
      <script>\(script)</script></body></html>

      """
  }

  private static func row(
    _ judged: Analysis.Judged, _ link: (title: String, anchor: String)
  ) -> String {
    let (screen, measures) = (judged.screen, judged.measures)
    func cell(_ score: Score) -> String {
      let value = Int(score.value.rounded())
      let kind = value < 40 ? "low" : value < 70 ? "middling" : "high"
      return "<td class=\"n \(kind)\" style=\"--part:\(value)%\">\(value)</td>"
    }
    let mark = measures.massive == nil ? "" : " <b class=\"missing\">massive</b>"
    return
      "<tr><td><a href=\"#\(link.anchor)\">\(link.title)</a>\(mark)</td><td>\(escaped(screen.patternText))</td>"
      + cell(measures.distribution) + cell(measures.testability) + cell(measures.easeOfUse)
      + "<td class=\"n\">\(measures.types)</td><td class=\"n\">\(measures.lines)</td></tr>"
  }

  private static func details(
    _ judged: Analysis.Judged, _ link: (title: String, anchor: String), _ links: Links
  ) -> String {
    let (screen, measures) = (judged.screen, judged.measures)
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
      <details><summary>Lost points</summary><ul>\(reasons)</ul></details></section>
      """
  }

  private static func place(_ place: Place) -> String {
    "<code>\(escaped(place.path)):\(place.line)</code>"
  }

  private static func escaped(_ text: String) -> String { Vectors.escaped(text) }

  private static let style = """

    :root{color-scheme:light dark;--ink:#1c1c1e;--paper:#fff;--line:#d8d8dc;--box:#f1f5fc;--edge:#46597a;--bad:#b00020;--good:#1b7f3b;--middling:#9a6700}
    @media(prefers-color-scheme:dark){:root{--ink:#eee;--paper:#131316;--line:#38383c;--box:#202a3c;--edge:#9db0d8;--bad:#ff8a80;--good:#7fd79a;--middling:#e3b341}}
    body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:76rem;padding:0 1rem;color:var(--ink);background:var(--paper)}
    a{color:inherit;text-decoration-color:var(--edge)}code{font-size:.9em;overflow-wrap:anywhere}
    table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
    th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible{outline:2px solid var(--edge)}
    th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}
    td.n,th.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
    td.low,.missing{color:var(--bad)}td.middling{color:var(--middling)}td.high{color:var(--good)}
    td[style]{background:linear-gradient(currentColor,currentColor) left bottom/var(--part) 2px no-repeat}
    h3,td{overflow-wrap:break-word}
    @media(max-width:40rem){body{margin:1rem auto}th,td{padding:.3rem}}
    .picture,.wide{overflow-x:auto}.cues{list-style:none;padding:0}.cues .matched::before{content:"✓ "}.cues .missing::before{content:"✗ "}
    svg text{font:13px system-ui,sans-serif;fill:var(--ink)}svg text.role{opacity:.7;font-size:12px}
    svg rect{fill:var(--paper);stroke:var(--edge)}svg rect.controller{fill:var(--box)}
    svg path{stroke:var(--edge);fill:none;stroke-width:1.3}svg path.weak{stroke-dasharray:5 4}svg path.head{fill:var(--edge);stroke:none}

    """

  private static let script = """

    document.querySelectorAll('#screens th').forEach((head,i)=>{
      head.querySelector('button').onclick=()=>{
        const up=head.getAttribute('aria-sort')!=='ascending';
        document.querySelectorAll('#screens th').forEach(other=>other.removeAttribute('aria-sort'));
        head.setAttribute('aria-sort',up?'ascending':'descending');
        const body=document.querySelector('#screens tbody');
        [...body.rows].sort((x,y)=>{
          const a=x.cells[i].textContent,b=y.cells[i].textContent;
          const order=isNaN(a)||isNaN(b)?a.localeCompare(b):a-b;
          return up?order:-order;
        }).forEach(row=>body.append(row));
      };
    });

    """
}
