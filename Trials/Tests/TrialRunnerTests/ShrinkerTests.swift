import Testing
import TrialRunner

struct ShrinkerTests {
  private func shrink(
    _ lines: [String], fails: @escaping ([String]) -> Bool
  ) async -> (lines: [String], attempts: Int) {
    var shrinker = Shrinker(until: .now + .seconds(60)) { fails($0) }
    let lines = await shrinker.shrink(lines)
    return (lines, shrinker.attempts)
  }

  @Test func leavesTheLinesThatItTakesInTheirOrder() async {
    let lines = (0..<100).map(String.init)
    let result = await shrink(lines) { $0.contains("17") && $0.contains("62") && $0.contains("63") }
    #expect(result.lines == ["17", "62", "63"])
    #expect(result.attempts < 120)
  }

  @Test func leavesNothingOfWhatAlwaysFails() async {
    let result = await shrink(["a", "b", "c"]) { _ in true }
    #expect(result.lines == [])
  }

  @Test func leavesAllWhereEveryLineMatters() async {
    let lines = (0..<9).map(String.init)
    let result = await shrink(lines) { $0 == lines }
    #expect(result.lines == lines)
  }

  @Test func removesLinesThatOnlyFailTogetherWithLaterOnes() async {
    // A line that another one needs can go only once the other is gone.
    let result = await shrink(["open", "close", "open", "use", "x"]) { lines in
      guard let use = lines.firstIndex(of: "use") else { return false }
      return lines[..<use].last { $0 != "x" } == "open"
    }
    #expect(result.lines == ["open", "use"])
  }

  @Test func stopsWhenTimeIsUp() async {
    var shrinker = Shrinker(until: .now) { _ in true }
    #expect(await shrinker.shrink(["a", "b"]) == ["a", "b"])
    #expect(shrinker.attempts == 0)
  }
}
