import PorticoCheck
import Testing

@Suite("Reports for people")
struct TextReportTests {
  private let report = ReportSample.report

  private static func shown(_ score: Score) -> String { "\(Int(score.value.rounded()))" }

  @Test("Massive View Controllers come first, then screens with errors, then heavier ones")
  func order() throws {
    #expect(report.screens[0].measures.massive != nil)
    let weights = report.screens.dropFirst().map(\.measures.weightedMethods)
    #expect(weights == weights.sorted(by: >))
    #expect(Set(weights).count > 1)
    func controller(_ name: String, _ body: String) -> String {
      "import UIKit\nfinal class \(name)ViewController: UIViewController {\n\(body)\n}\n"
    }
    let sort = (0..<9).map { "if a > \($0) { return \($0) }" }.joined(separator: "\n")
    let configuration = try Configuration(
      "severity:\n  KeepServicesOutOfViewControllers: error\n", ".portico.yml")
    let analysis = Analysis(
      texts: [
        "Trips.swift": try #require(ReportSample.texts["App/Trips.swift"]),
        "Heavy.swift": controller("Heavy", "func sort(_ a: Int) -> Int {\n\(sort)\nreturn 9 }"),
        "Light.swift": controller(
          "Light", "override func viewDidLoad() { title = Date().description }"),
        "Wrong.swift": controller(
          "Wrong", "func load() { URLSession.shared.dataTask(with: url).resume() }"),
      ], configuration: configuration)
    #expect(
      Report(analysis).screens.map(\.screen.name)
        == ["Trips", "Wrong", "Heavy", "Light"].map { $0 + "ViewController" })
  }

  @Test("The terminal tells pattern, place, scores, hats and cues of every screen")
  func terminal() throws {
    let text = TerminalReport(isColored: false, explains: false).text(report)
    for judged in report.screens {
      let (screen, measures) = (judged.screen, judged.measures)
      var lines = [
        "  \(screen.place.path):\(screen.place.line)",
        "  distribution \(Self.shown(measures.distribution))   testability "
          + "\(Self.shown(measures.testability))   ease of use \(Self.shown(measures.easeOfUse))",
      ]
      lines += measures.massive.map { ["  Massive View Controller: \($0)"] } ?? []
      if !measures.hats.isEmpty {
        lines.append("  hats: " + measures.hats.map(\.rawValue).joined(separator: ", "))
      }
      lines += screen.cues.map { "  \($0.isMatched ? "+" : "–") \($0.text)" }
      #expect(text.contains(lines.joined(separator: "\n") + "\n\n"), "\(lines)\n\(text)")
    }
    let trip = try #require(report.screens.map(\.screen).first { $0.name == "TripViewController" })
    let observed = trip.observation.joined(separator: ", ")
    #expect(observed.contains("closure"))
    #expect(text.contains("\nTripViewController  MVVM (\(observed))\n"))
    #expect(text.contains("\nLoginViewController  MVP (passive view) + coordinator\n"))
    #expect(text.contains("Not read as it stands\n  gone & <away>\\nb: there is no such file\n"))
    #expect(
      text.hasSuffix(
        "\n\(report.screens.count) screens, \(report.findings.count) findings, 1 Massive View Controller, 1 coordinator\n"
      ), "\(text)")
  }

  @Test("Rules that are broken more often come first, then by name")
  func rules() throws {
    let text = TerminalReport(isColored: false, explains: false).text(report)
    let heads = text.matches(of: /\n  ([A-Z]\w+) \((\d+)\)/).map {
      (rule: String($0.1), count: Int($0.2) ?? 0)
    }
    #expect(Set(heads.map(\.count)).count > 1, "\(heads)")
    #expect(
      heads.map(\.rule) == heads.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }.map(\.rule))
    #expect(heads.map(\.rule) != heads.map(\.rule).sorted(), "the names alone tell no order here")
    #expect(heads.reduce(0) { $0 + $1.count } == report.findings.count)
  }

  @Test("What is explained has places; points too small to show are left out")
  func explained() throws {
    let text = TerminalReport(isColored: false, explains: true).text(report)
    var count = 0
    for judged in report.screens {
      for cue in judged.screen.cues {
        guard let place = cue.place else { continue }
        #expect(text.contains(" \(cue.text)  \(place.path):\(place.line)\n"))
      }
      for (name, score) in [
        ("distribution", judged.measures.distribution),
        ("testability", judged.measures.testability), ("ease of use", judged.measures.easeOfUse),
      ] {
        for reason in score.reasons where reason.points >= 0.05 {
          count += 1
          let place = reason.place.map { " (\($0.path):\($0.line))" } ?? ""
          let points = (reason.points * 10).rounded() / 10
          #expect(text.contains("    −\(points) \(name): \(reason.text)\(place)\n"))
        }
      }
    }
    #expect(text.matches(of: /\n    −/).count == count && count > 5)
  }

  @Test("Scores are green from 70, yellow from 40, red below")
  func colors() throws {
    let text = TerminalReport(isColored: true, explains: false).text(report)
    var seen: Set<Int> = []
    for judged in report.screens {
      let value = Int(judged.measures.testability.value.rounded())
      let color = value >= 70 ? 32 : value >= 40 ? 33 : 31
      seen.insert(color)
      #expect(text.contains("testability \u{1B}[\(color)m\(value)\u{1B}[0m"))
    }
    #expect(seen.count > 1)
  }

  @Test("Markdown is three tables in which nothing of a name is a sign")
  func markdown() throws {
    let text = MarkdownReport.text(report)
    for judged in report.screens {
      let measures = judged.measures
      let cells = [
        Self.shown(measures.distribution), Self.shown(measures.testability),
        Self.shown(measures.easeOfUse), measures.hats.map(\.rawValue).joined(separator: ", "),
      ]
      #expect(text.contains(" | \(cells.joined(separator: " | ")) |\n"), "\(cells)\n\(text)")
    }
    #expect(text.contains("\n| TripsViewController **massive** | MVC | "))
    #expect(text.matches(of: /\*\*massive\*\*/).count == 1)
    #expect(text.contains(/\|\ TripViewController\ \|\ MVVM\ \(.*closure.*\)\ \|/))
    #expect(text.contains("\n| LoginViewController | MVP (passive view) + coordinator | "))
    #expect(text.contains("\n| Map\"\\<b\\>\"ViewController | "), "\(text)")
    for finding in report.findings {
      #expect(
        text.contains("\n| \(finding.rule) | `\(finding.place.path):\(finding.place.line)` | "))
    }
    #expect(text.hasSuffix("\n\n- gone & \\<away\\> b: there is no such file\n"), "\(text)")
    #expect(MarkdownReport.text(Report(Analysis(texts: [:]))) == "No screens.\n")
  }
}
