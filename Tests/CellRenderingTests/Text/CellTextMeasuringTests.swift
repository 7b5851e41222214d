import CellRendering
import DisplayInterface
import Foundation
import Testing

@MainActor @Suite("Measuring text in cells")
struct CellTextMeasuringTests {
  let measuring = CellTextMeasuring()
  let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  func measure(_ text: Text, _ width: CGFloat, _ height: CGFloat = .greatestFiniteMagnitude)
    -> TextSize
  {
    measuring.measure(text, within: CGSize(width: width, height: height))
  }

  @Test("A line is one row high in every font")
  func oneLine() {
    for size in [8.0, 17, 64] {
      let text = Text([Text.Run("Hello", font: Font(size: size))])
      let measured = measuring.measure(text, within: unlimited)
      #expect(measured.size == CGSize(width: 40, height: 16))
      #expect(measured.firstBaseline == 12)
      #expect(measured.lastBaseline == 4)
      #expect(measured.lineCount == 1)
      #expect(measuring.metrics(of: Font(size: size)).lineHeight == 16)
    }
  }

  @Test("Runs add up, wide characters count twice")
  func runs() {
    let text = Text([.plain("ab"), .plain("日"), .plain("é")])
    #expect(measuring.measure(text, within: unlimited).size.width == 40)
  }

  @Test("Text never measures wider than its room")
  func room() {
    let text = Text([.plain("one two three")], lineLimit: 0)
    #expect(measure(text, 55).size == CGSize(width: 40, height: 48))
    #expect(measure(text, 64).size == CGSize(width: 56, height: 32))
    #expect(measure(text, 63.9999).size == CGSize(width: 56, height: 32))
    #expect(measure(text, 64, 31).lineCount == 1)
    #expect(measure(text, 64, 1).lineCount == 1)
    #expect(measure(Text([.plain("one two three")]), 64).size == CGSize(width: 64, height: 16))
  }

  @Test("No text takes no room")
  func empty() {
    #expect(measuring.measure(Text([]), within: unlimited).size == .zero)
    #expect(measuring.measure(Text([.plain("")]), within: unlimited).lineCount == 0)
  }

  @Test("A point finds the nearest boundary, aligned as the text is")
  func points() {
    let text = Text([.plain("abcd")], alignment: .right)
    let room = CGSize(width: 80, height: 16)
    #expect(measuring.characterIndex(at: CGPoint(x: 0, y: 8), in: text, within: room) == 0)
    #expect(measuring.characterIndex(at: CGPoint(x: 53, y: 8), in: text, within: room) == 1)
    #expect(measuring.characterIndex(at: CGPoint(x: 79, y: 8), in: text, within: room) == 4)
  }
}
