import Foundation
import Testing

@Suite("The README") struct ReadmeTests {
  private let readme: String
  private let check: String

  init() throws {
    readme = try String(contentsOf: Checkout.url("README.md"), encoding: .utf8)
    check = try String(contentsOf: Checkout.url("docs/check.md"), encoding: .utf8)
  }

  /// The sums of two columns in all tables of the page about `portico check` whose first columns have these names.
  private func sums(_ names: [String], _ columns: (Int, Int)) -> [Int] {
    var (first, second, isInside) = (0, 0, false)
    for line in check.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count > columns.1 else {
        isInside = false
        continue
      }
      if cells.starts(with: names) { isInside = true }
      guard isInside, let one = Int(cells[columns.0]), let other = Int(cells[columns.1]) else {
        continue
      }
      first += one
      second += other
    }
    return [first, second]
  }

  @Test("counts the tests of the apps and libraries in Tests/Ported")
  func portedTests() throws {
    let texts = try Checkout.swiftFiles(below: "Tests/Ported").map {
      try String(contentsOf: Checkout.url($0), encoding: .utf8)
    }
    let count = texts.reduce(0) { $0 + $1.matches(of: /\bfunc test|@Test\b/).count }
    #expect(readme.contains("Their \(count) tests pass"))
  }

  @Test("sums up the tables of the page about portico check")
  func recognition() {
    let screens = sums(["pattern", "screens", "right"], (1, 2))
    #expect(readme.contains("the pattern of \(screens[1]) of \(screens[0]) screens"))
    let findings = sums(["rule", "findings in all rounds", "right"], (1, 2))
    #expect(readme.contains("Of \(findings[0]) findings"))
    #expect(readme.contains("\(findings[1]) were right"))
    #expect(sums(["round", "apps", "findings", "right"], (2, 3)) == findings)
  }
}
