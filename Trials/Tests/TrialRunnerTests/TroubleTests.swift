import Testing
import TrialKit
import TrialRunner

struct TroubleTests {
  @Test func isTheSameWhateverTheNumbersAre() {
    let one = Trouble(.crash, "signal 4: Row 7 is beyond the 6 rows of <UIView: 0x7f00>\nmore")
    let other = Trouble(.crash, "signal 4: Row 17 is beyond the 0 rows of <UIView: 0x8a10>")
    #expect(one.signature == other.signature)
    #expect(one.signature != Trouble(.crash, "signal 4: Column 7").signature)
    #expect(one.signature != Trouble(.hang, one.message).signature)
  }

  @Test func aReportComesBackFromItsLine() {
    let lines: [TrialLine] = [
      .began(seed: 3, lines: 40), .ended(seed: .max, amount: 2, resident: 9_000_000),
      .failed(seed: 1, message: "two\n\nlines, 3 words"),
    ]
    for line in lines { #expect(TrialLine(line.text) == line) }
    #expect(TrialLine("@trial ended 1 2") == nil)
    #expect(TrialLine("hello") == nil)
  }

  @Test func memoryThatLevelsOffDoesNotGrow() throws {
    let level = (0..<200).map { 60_000_000 - 40_000_000 / ($0 / 10 + 1) }
    #expect(try #require(MemoryTrend(level)).isGrowth == false)
    let growing = (0..<2000).map { 60_000_000 + $0 * 20_000 }
    #expect(try #require(MemoryTrend(growing)).isGrowth)
    #expect(MemoryTrend([1, 2, 3]) == nil)
  }
}
