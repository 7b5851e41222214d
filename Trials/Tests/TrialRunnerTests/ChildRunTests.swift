import Testing
@testable import TrialRunner

struct ChildRunTests {
  @Test func gathersTheRoundsThatEndedWell() async throws {
    let fake = try FakeProgram(
      """
      echo "@trial began $seed 3"; echo hello; echo "@trial ended $seed 12 4096"
      """)
    let outcome = await fake.run("--seed", "7")
    #expect(outcome.trouble == nil)
    #expect(outcome.rounds == [.init(seed: 7, amount: 12, resident: 4096)])
  }

  @Test func namesTheSignalTheLineAndTheLastWordsOfACrash() async throws {
    let fake = try FakeProgram(
      """
      echo "@trial began 9 5"; reach 3; echo "Fatal error: that was it" >&2; kill -ILL $$
      """)
    let outcome = await fake.run()
    #expect(outcome.lastSeed == 9)
    #expect(outcome.trouble?.kind == .crash)
    #expect(outcome.trouble?.message == "signal 4: Fatal error: that was it")
    #expect(outcome.trouble?.line == 3)
  }

  @Test func takesAnExitStatusForACrash() async throws {
    let fake = try FakeProgram("exit 3")
    #expect(await fake.run().trouble?.message == "exit status 3")
  }

  @Test func reportsWhatATrialFoundWrong() async throws {
    let fake = try FakeProgram(#"echo '@trial failed 4 one\ntwo'; exit 1"#)
    let trouble = await fake.run().trouble
    #expect(trouble?.kind == .failure)
    #expect(trouble?.message == "one\ntwo")
  }

  @Test func endsAChildThatGivesNoSignOfLife() async throws {
    let fake = try FakeProgram(
      patience: 0.5,
      """
      echo "@trial began 5 8"; reach 6; exec tail -f /dev/null
      """)
    let trouble = await fake.run().trouble
    #expect(trouble?.kind == .hang)
    #expect(trouble?.line == 6)
  }

  @Test func waitsForAChildThatGoesOnFromLineToLine() async throws {
    let fake = try FakeProgram(
      patience: 5,
      """
      echo "@trial began 5 8"
      for line in 0 1 2 3 4 5 6 7; do reach $line; read -t 0.8 <> <(:); done
      echo "@trial ended 5 8 1"
      """)
    let outcome = await fake.run()
    #expect(outcome.trouble == nil)
    #expect(outcome.rounds.count == 1)
  }
}
