import Foundation
import Testing
import TrialKit
import TrialRunner

struct TrialSessionTests {
  /// Dies of "b" after "a"; its scripts consist of eight lines.
  private static let fragile = """
    lines=$(printf 'x\\na\\ny\\nz\\nb\\nu\\nv\\nw')
    [ -n "$script" ] && { echo "$lines"; exit; }
    [ -n "$replay" ] && lines=$(cat "$replay")
    echo "@trial began $seed 8"
    if grep -q 'a.*b' <<< "$(tr '\\n' ' ' <<< "$lines")"; then
      echo "Fatal error: b after a" >&2; kill -ILL $$
    fi
    echo "@trial ended $seed 8 1"
    """

  private func run(_ fake: FakeProgram, seconds: Double = 1) async -> TrialTally {
    await TrialSession(
      fake.program, seed: 100, seconds: seconds, in: fake.folder,
      failures: fake.folder.appendingPathComponent("failures")
    ) { _ in }.run()
  }

  @Test func writesTheShortestScriptOfAFailureThatCanBeReplayed() async throws {
    let fake = try FakeProgram(Self.fragile)
    let tally = await run(fake)
    let failure = try #require(tally.failures.first)
    #expect(failure.seed == 100)
    #expect(failure.script == ["a", "b"])
    let text = try String(contentsOfFile: try #require(failure.file), encoding: .utf8)
    #expect(text.contains("signal 4: Fatal error: b after a"))
    #expect(ScriptFile.lines(of: text) == ["a", "b"])
  }

  @Test func goesOnWithTheNextSeedAndShrinksEachTroubleOnce() async throws {
    let fake = try FakeProgram(Self.fragile)
    let tally = await run(fake, seconds: 8)
    #expect(tally.failures.count == 1)
    #expect(tally.failureCount > 1)
    #expect(tally.failureCount == tally.failures.first?.count)
    #expect(tally.seeds?.lowerBound == 100)
    #expect(tally.seeds?.upperBound == 99 + UInt64(tally.failureCount))
  }

  @Test func saysThatAFailureDidNotHappenAgain() async throws {
    let fake = try FakeProgram(
      """
      [ -n "$script" ] && { echo a; exit; }
      echo "@trial began $seed 1"
      [ -n "$replay" ] && { echo "@trial ended $seed 1 1"; exit; }
      kill -SEGV $$
      """)
    let tally = await run(fake)
    #expect(tally.failures.first?.trouble.message.contains("did not happen again") == true)
  }

  @Test func countsNothingWhereNothingFails() async throws {
    let fake = try FakeProgram(
      """
      echo "@trial began $seed 1"; echo "@trial ended $seed 40 1048576"
      """)
    let tally = await run(fake)
    #expect(tally.failureCount == 0)
    #expect(tally.amount == 40)
    #expect(TallyTable([tally]).text.contains("1.0 → 1.0 MB"))
  }

  @Test func seesMemoryThatGrowsFromRoundToRound() async throws {
    let fake = try FakeProgram(
      """
      for round in $(seq 60); do
        echo "@trial began $((seed + round)) 1"
        echo "@trial ended $((seed + round)) 1 $((50000000 + round * 1000000))"
      done
      """)
    let tally = await run(fake)
    #expect(tally.failures.first?.trouble.kind == .growth)
  }
}
