import DisplayInterface
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A label's drawing")
struct DrawnLabelTests {
  private class PaddedLabel: UILabel {
    var padding = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: padding))
    }
  }

  private func text(_ label: UILabel) -> Text? {
    if case .text(let text) = label.contentBody() { text } else { nil }
  }

  @Test("Text appears where an override of drawText(in:) passes it on")
  func padding() {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = "padded"
    #expect(text(label)?.frame == CGRect(x: 10, y: 1, width: 70, height: 47))
    label.padding = .zero
    #expect(text(label)?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("Text appears at the rectangle that textRect(forBounds:) gives a label that asks for it")
  func top() {
    final class TopLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(
          in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
      }
    }
    let label = TopLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    label.text = "top"
    #expect(text(label)?.frame?.origin == .zero)
    #expect(text(label)?.frame?.size == label.intrinsicContentSize)
  }

  @Test("What a subclass draws in place of the text shows; a style set while drawing does not last")
  func drawing() {
    final class Dot: UILabel {
      override func drawText(in rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let dot = Dot(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    dot.text = "never seen"
    guard case .image = dot.contentBody() else { Issue.record("no image"); return }

    final class Outlined: UILabel {
      override func drawText(in rect: CGRect) {
        let color = textColor
        textColor = .white
        super.drawText(in: rect)
        textColor = color
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = Outlined(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    label.text = "outline"
    window.addSubview(label)
    window.isHidden = false
    Turn.current.commit()
    #expect(label.pending.isDisjoint(with: .rendering))
    #expect(text(label)?.runs[0].color == UIColor.white.displayColor(label.traitCollection))
  }

  @Test("A label that may shrink its font does so until the text fits")
  func shrinking() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "a long title"
    #expect(text(label)?.runs[0].font.size == 17)
    label.adjustsFontSizeToFitWidth = true
    let size = text(label)?.runs[0].font.size ?? 0
    #expect(size < 17)
    #expect(
      UIApplication.shared.display.text.measure(text(label)!, within: .unlimited).size.width <= 60)
    label.minimumScaleFactor = 0.9
    #expect(text(label).map { abs($0.runs[0].font.size - 15.3) < 0.01 } == true)
    label.bounds.size.width = 300
    #expect(text(label)?.runs[0].font.size == 17)
  }

  @Test("Where letters have one size, text that does not fit keeps it")
  func cells() {
    onCells {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
      label.text = "title"
      label.adjustsFontSizeToFitWidth = true
      #expect(text(label)?.runs[0].font.size == 17)
    }
  }
}
