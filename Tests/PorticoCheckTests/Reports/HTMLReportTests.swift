import Testing

@testable import PorticoCheck

@Suite("The page")
struct HTMLReportTests {
  private let report: Report
  private let page: String

  init() {
    let analysis = ReportSample.analysis
    report = ReportSample.report(of: analysis)
    page = HTMLReport.text(report, analysis)
  }

  private static func cell(_ name: String, _ score: Score) -> String {
    let value = Int(score.value.rounded())
    let kind = value < 40 ? "low" : value < 70 ? "middling" : "high"
    return "<td class=\"n \(kind)\" data-name=\"\(name)\" style=\"--part:\(value)%\">\(value)</td>"
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
        Self.cell("Distribution", measures.distribution)
        + Self.cell("Testability", measures.testability)
        + Self.cell("Ease of use", measures.easeOfUse)
        + "<td class=\"n\" data-name=\"Weight\">\(measures.weightedMethods)</td>"
      let mark = measures.massive == nil ? "" : " <b class=\"missing\">massive</b>"
      #expect(page.contains("\(Self.escaped(judged.screen.name))</a>\(mark)</td>"))
      #expect(page.contains(cells), "\(cells)")
    }
    #expect(page.matches(of: /massive<\/b>/).count == 1)
    #expect(page.contains(/<td>MVVM \(.*closure.*\)<\/td>/))
    #expect(page.contains("<td>MVP (passive view) + coordinator</td>"))
    #expect(page.matches(of: /<th scope="col"/).count == 9)
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
          "<li class=\"warning\"><b>warning</b> \(Self.escaped(finding.message)) <code>\(place)</code></li>"
        ))
    }
    #expect(page.contains("<li>gone &amp; &lt;away&gt;\nb: there is no such file</li>"))
    #expect(
      !page.contains("<b>&quot;") && !page.contains("Map\"<b>") && !page.contains("<Co>")
        && !page.contains("Map\""))
  }

  @Test("Findings stand by rule and by screen with their totals, what matters most first")
  func groups() throws {
    var report = report
    report.findings = report.findings.map { finding in
      var finding = finding
      if finding.rule == LetOthersNavigate.name { finding.severity = .error }
      return finding
    }
    report.findings.append(Finding(rule: "Own", message: "none", place: Place("None.swift", 1)))
    let page = HTMLReport.text(report, ReportSample.analysis)
    let rules = page.matches(of: /<summary><b>(\w+)<\/b> <b class="n">(\d+)<\/b>/)
    #expect(rules.first?.1 == "LetOthersNavigate")
    #expect(rules.reduce(0) { $0 + (Int($1.2) ?? 0) } == report.findings.count)
    #expect(Set(rules.map { String($0.1) }) == Set(report.findings.map(\.rule)))
    let inScreens = page.matches(of: /<h4>(\d+) findings?<\/h4>/).compactMap { Int($0.1) }
    #expect(inScreens.reduce(0, +) == report.findings.count - 1)
    let columns = page.matches(of: /data-name="Findings">(\d+)</).compactMap { Int($0.1) }
    #expect(columns.filter { $0 > 0 } == inScreens)
    #expect(page.contains("<h3>Findings outside of screens: 1</h3>"))
  }

  @Test("The page has the app's name, the totals by pattern, a search box and what scores mean")
  func head() throws {
    var report = report
    report.name = "Trips & Co"
    let page = HTMLReport.text(report, ReportSample.analysis)
    #expect(
      page.contains("<title>Trips &amp; Co</title>") && page.contains("<h1>Trips &amp; Co</h1>"))
    let totals = page.matches(of: /<li><b class="n">(\d+)<\/b> [^<]+<\/li>/).compactMap {
      Int($0.1)
    }
    #expect(totals.reduce(0, +) == report.screens.count)
    #expect(totals == totals.sorted(by: >) && totals.count > 1)
    #expect(page.contains("<input id=\"search\" type=\"search\""))
    #expect(page.matches(of: /<dt>(Distribution|Testability|Ease of use)<\/dt>/).count == 3)
    #expect(
      page.contains(
        /<svg role="img" aria-label="map of screens" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">/
      ))
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

  @Test(
    "Lines link to the server of the repository, without what signs in there",
    arguments: [
      ("git@github.com:owner/app.git", "https://github.com/owner/app/blob/1a/"),
      (
        "https://bot:secret@gitlab.example.com/a/b/app.git",
        "https://gitlab.example.com/a/b/app/blob/1a/"
      ),
      (
        "ssh://git@github.example.com:22/owner/app", "https://github.example.com/owner/app/blob/1a/"
      ),
      ("/home/github/app", nil), ("https://example.com/app.git", nil), ("", nil),
    ])
  func sources(remote: String, base: String?) {
    #expect(SourceLinks.base(remote, "1a") == base)
  }
}
