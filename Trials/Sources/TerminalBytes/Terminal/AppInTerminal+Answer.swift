import Foundation
import TrialKit

extension AppInTerminal {
  /// Resizes the terminal, presses F5, and waits for what it does.
  ///
  /// - Parameter isOwn: Whether the app is the trial's own, which counts how often F5 was pressed.
  func checkAnswer(isOwn: Bool) throws {
    clearOutput()
    var columns = 60
    var first: Int?
    try wait("the app no longer answers") {
      guard !hasEnded else { throw TrialFailure("the app ended by itself: \(try status())") }
      // All of the screen is drawn in a new size.
      columns = 121 - columns
      resize(columns: columns, rows: 12)
      try type(Array("\u{1B}[15~".utf8))
      waitForSilence()
      if !isOwn { return output.contains("\u{1B}[2J") }
      guard let count = output.lastNumber(after: "answered ") else { return false }
      first = first ?? count
      return count != first
    }
  }
}
