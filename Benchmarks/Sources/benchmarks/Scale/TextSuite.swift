import Foundation
import UIKit

/// A text view of much attributed text.
struct TextSuite: Suite {
  static let name = "text"

  func run() -> GrowthReport {
    MainActor.assumeIsolated {
      GrowthReport(
        "Attributed text in a text view", "KB", sizes: [10, 100, 1_000],
        [
          .init(name: "set and lay out, a KB"),
          .init(name: "scroll to the end and back", isPerElement: false, limit: 4),
          .init(name: "type a character in the middle, a KB", limit: 1),
          .init(name: "colour a word in the middle, a KB", limit: 1),
        ], values: measureText)
    }
  }

  /// Lines of 40 characters, of which every third word is bold.
  @MainActor private func makeText(_ kilobytes: Int) -> NSAttributedString {
    let text = NSMutableAttributedString()
    let plain: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let bold: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 17)]
    for _ in 0..<kilobytes * 25 {
      text.append(NSAttributedString(string: "a line of words, some of ", attributes: plain))
      text.append(NSAttributedString(string: "which are bold", attributes: bold))
      text.append(NSAttributedString(string: "\n", attributes: plain))
    }
    return text
  }

  @MainActor private func measureText(_ kilobytes: Int) -> [Double] {
    let stage = Stage()
    let view = UITextView(frame: stage.root.bounds)
    stage.root.addSubview(view)
    let texts = [makeText(kilobytes), makeText(kilobytes)]
    let rounds = kilobytes > 500 ? 3 : 7
    var round = 0
    @MainActor func run(_ change: @MainActor () -> Void) -> Double {
      medianOf(rounds) {
        round += 1
        return time {
          change()
          CATransaction.flush()
        }
      }
    }
    let set = run { view.attributedText = texts[round % 2] }
    let scrolled = run {
      view.contentOffset.y = view.contentSize.height - view.bounds.height
      CATransaction.flush()
      view.contentOffset.y = 0
    }
    let middle = view.textStorage.length / 2
    let typed = run {
      view.selectedRange = NSRange(location: middle, length: 0)
      view.insertText("x")
    }
    let coloured = run {
      view.textStorage.addAttribute(
        .foregroundColor, value: round % 2 == 0 ? UIColor.red : .blue,
        range: NSRange(location: middle, length: 5))
    }
    return [set, scrolled, typed, coloured]
  }
}
