import Testing

@testable import PorticoTemplates

@Suite("Differences of texts")
struct LineDifferenceTests {
  /// What the old lines become with what the difference says.
  private func apply(_ old: [Substring], _ new: [Substring]) -> [Substring] {
    let difference = LineDifference(from: old, to: new)
    var kept = old.indices.filter { !difference.removed.contains($0) }.map { old[$0] }[...]
    return new.indices.compactMap {
      difference.inserted.contains($0) ? new[$0] : kept.popFirst()
    }
  }

  @Test("Long texts become what they should, and what is the same stays")
  func long() {
    let old = (0..<20_000).map { Substring("line \($0)") }
    var new = old
    for index in stride(from: 0, to: new.count, by: 10) { new[index] = "other \(index)" }
    new.insert(contentsOf: (0..<20_000).map { "more \($0)" }, at: 9_995)
    #expect(apply(old, new) == new)
    let difference = LineDifference(from: old, to: new)
    #expect(difference.removed.count == 2_000)
    #expect(difference.inserted.count == 22_000)
  }

  @Test("So do texts of lines that come again and again")
  func repeated() {
    let old = (0..<30_000).map { Substring("\($0 % 7)") }
    let new = (0..<30_000).map { Substring("\($0 % 5)") }
    #expect(apply(old, new) == new)
    #expect(apply([], new) == new)
    #expect(apply(old, []) == [])
  }
}
