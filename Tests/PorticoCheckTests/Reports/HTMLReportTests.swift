import PorticoCheck
import Testing

@Suite("The page")
struct HTMLReportTests {
  private let report: Report
  private let page: String

  init() {
    let analysis = ReportSample.analysis
    report = ReportSample.report(of: analysis)
    page = HTMLReport.text(report, analysis)
  }

  private static func cell(_ score: Score) -> String {
    let value = Int(score.value.rounded())
    let kind = value < 40 ? "low" : value < 70 ? "middling" : "high"
    return "<td class=\"n \(kind)\" style=\"--part:\(value)%\">\(value)</td>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  @Test("The table has a row for every screen, with its pattern and numbers")
  func table() throws {
    for judged in report.screens {
      let measures = judged.measures
      let cells =
        [measures.distribution, measures.testability, measures.easeOfUse].map(Self.cell).joined()
        + "<td class=\"n\">\(measures.types)</td><td class=\"n\">\(measures.lines)</td></tr>"
      let mark = measures.massive == nil ? "" : " <b class=\"missing\">massive</b>"
      #expect(page.contains("\(Self.escaped(judged.screen.name))</a>\(mark)</td>"))
      #expect(page.contains(cells), "\(cells)")
    }
    #expect(page.matches(of: /massive<\/b>/).count == 1)
    #expect(page.contains(/<td>MVVM \(.*closure.*\)<\/td>/))
    #expect(page.contains("<td>MVP (passive view) + coordinator</td>"))
    #expect(page.matches(of: /<th scope="col"/).count == 7)
    // Sorted by a script that knows the table's name, and no other.
    #expect(page.matches(of: /<script>/).count == 1)
    #expect(
      page.contains("querySelectorAll('#screens th')") && page.contains("<table id=\"screens\">"))
    #expect(page.contains("@media(prefers-color-scheme:dark)"))
  }

  @Test("Every screen has its cues, its lost points and why it is massive")
  func details() throws {
    var points = 0
    for judged in report.screens {
      for cue in judged.screen.cues {
        let kind = cue.isMatched ? "matched" : "missing"
        #expect(page.contains("<li class=\"\(kind)\">\(Self.escaped(cue.text))</li>"))
      }
      for score in [
        judged.measures.distribution, judged.measures.testability, judged.measures.easeOfUse,
      ] {
        for reason in score.reasons where reason.points >= 0.05 {
          points += 1
          #expect(page.contains(": \(Self.escaped(reason.text)) "))
        }
      }
      if let massive = judged.measures.massive {
        #expect(
          page.contains(
            "<p class=\"missing\">Massive View Controller: \(Self.escaped(massive))</p>"))
      }
    }
    #expect(page.matches(of: /<li>−/).count == points)
  }

  @Test("Broken rules and what could not be read are told, and no name becomes an element")
  func findings() throws {
    for finding in report.findings {
      let place = "\(Self.escaped(finding.place.path)):\(finding.place.line)"
      #expect(
        page.contains(
          "<tr><td>\(finding.rule)</td><td><code>\(place)</code></td><td>\(Self.escaped(finding.message))</td></tr>"
        ))
    }
    #expect(page.contains("<li>gone &amp; &lt;away&gt;\nb: there is no such file</li>"))
    #expect(!page.contains("<b>") && !page.contains("<Co>") && !page.contains("Map\""))
  }

  @Test("The picture of roles shows who holds whom, dashed if weakly")
  func roles() throws {
    func kind(_ label: String) -> Substring? {
      page.split(separator: "<path").first { $0.contains("<title>\(label)</title>") }
    }
    let strong = try #require(kind("TripViewController holds TripViewModel strongly"))
    #expect(!strong.contains("class=\"weak\""))
    let weak = try #require(kind("TripViewModel holds TripViewController weakly"))
    #expect(weak.hasPrefix(" class=\"weak\""))
    #expect(kind("LoginPresenter holds LoginViewController strongly, by LoginView") != nil)
  }

  @Test("The map goes from left to right, each screen a link to its section")
  func map() throws {
    func box(_ name: String) throws -> (x: Int, link: String) {
      let end = try #require(page.firstRange(of: ">\(name)</text><text"))
      let start = try #require(page[..<end.lowerBound].ranges(of: "<a href=\"#").last)
      let match = try #require(
        page[start.lowerBound...].firstMatch(
          of: /<a href="#([^"]+)"><rect class="controller" x="(\d+)"/))
      return (Int(match.2) ?? 0, String(match.1))
    }
    let names = [
      "TripsViewController", "TripViewController", "Map&quot;&lt;b&gt;&quot;ViewController",
    ]
    let boxes = try names.map(box)
    #expect(boxes.map(\.x) == boxes.map(\.x).sorted() && Set(boxes.map(\.x)).count == 3)
    for (name, box) in zip(names, boxes) {
      #expect(page.contains("<section id=\"\(box.link)\"><h3>\(name) — "))
    }
    #expect(page.contains("<title>TripsViewController makes TripViewController in open</title>"))
    let alone = Analysis(texts: ["A.swift": "class AViewController: UIViewController {}"])
    #expect(HTMLReport.text(Report(alone), alone).contains("<p>No screen leads to another.</p>"))
    let some = Analysis(
      texts: ReportSample.texts.merging(["B.swift": "class BViewController: UIViewController {}"]) {
        $1
      })
    #expect(
      HTMLReport.text(Report(some), some).contains(
        /Nothing that was read leads to or from <a href="#screen-\d+">BViewController<\/a>\./))
  }
}
