import Foundation
import SeededRandom
import Testing

/// What becomes of numbers that no app means: ``NumberTable`` says it, value by value.
@Suite struct NumberTests {
  /// Each family in a process of its own, since much of what it does ends the program.
  @Test(
    "Hostile numbers are refused with UIKit's words, clamped, or harm nothing",
    .enabled(if: isExhaustive), arguments: NumberTable.names)
  func table(family: String) async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [family] in
      await MainActor.run { NumberRun.run(family) }
    }
    let text = errorText(of: result)
    if !text.isEmpty { Issue.record(Comment(rawValue: String(text.suffix(6000)))) }
  }
}
