import Foundation
import Testing

@testable import PorticoCheck

/// What rules find in sources whose every breach is marked: `// ← RuleName`.
@Suite("Precision and recall of the rules")
struct RuleMeasureTests {
  struct Counts {
    var right = 0
    var wrong = 0
    var missed = 0
    var precision: Double { right + wrong == 0 ? 1 : Double(right) / Double(right + wrong) }
    var recall: Double { right + missed == 0 ? 1 : Double(right) / Double(right + missed) }
  }

  @Test("Every rule finds what is marked, and nothing else")
  func marked() throws {
    var counts: [String: Counts] = [:]
    var mistakes: [String] = []
    let folder = Corpus.folder.appending(path: "Rules")
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".txt") {
      let app = Corpus.app(
        name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      let marks = Self.marks(in: app.texts)
      let found = Set(
        Analysis(texts: app.texts, interfaces: app.interfaces, layers: app.layers).findings.map {
          "\($0.rule) \($0.place.path):\($0.place.line)"
        })
      for text in marks.union(found) {
        let rule = String(text.prefix { $0 != " " })
        switch (marks.contains(text), found.contains(text)) {
        case (true, true): counts[rule, default: Counts()].right += 1
        case (false, true):
          counts[rule, default: Counts()].wrong += 1
          mistakes.append("\(name), wrong: \(text)")
        default:
          counts[rule, default: Counts()].missed += 1
          mistakes.append("\(name), missed: \(text)")
        }
      }
    }
    let document = try String(
      contentsOf: Corpus.folder.appending(path: "../../../docs/check.md").standardized,
      encoding: .utf8)
    // What has to be reached is no judgement, but a number of the project's.
    for rule in AllRules.names where rule != ReachMinimumScores.name {
      let count = counts[rule] ?? Counts()
      let row =
        "| \(rule) | \(count.right + count.missed) | \(Self.text(count.precision)) | \(Self.text(count.recall)) |"
      print(row)
      let isDocumented = document.contains(row)
      #expect(isDocumented, "docs/check.md has other numbers for \(rule)")
      #expect(count.right + count.missed >= 3, "\(rule) is hardly tried")
      #expect(count.precision >= 0.9 && count.recall >= 0.9, "\(rule)")
    }
    #expect(mistakes == [])
  }

  private static func text(_ share: Double) -> String { String(format: "%.2f", share) }

  private static func marks(in texts: [String: String]) -> Set<String> {
    var marks: Set<String> = []
    for (path, text) in texts {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let mark = line.range(of: "// ← ") else { continue }
        for rule in line[mark.upperBound...].split(separator: " ") {
          marks.insert("\(rule) \(path):\(index + 1)")
        }
      }
    }
    return marks
  }
}
