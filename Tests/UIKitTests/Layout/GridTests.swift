import DisplayInterface
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

/// Frames lie on the display's grid, whatever the constraints come to.
@MainActor @Suite(.serialized) struct GridTests {
  @Test("Neighbours touch, and thirds of a width leave no gap")
  func thirds() {
    onCells {
      let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in SizedView(8, 16) })
      stack.distribution = .fillEqually
      stack.frame = rect(0, 0, 640, 32)
      stack.layoutIfNeeded()
      #expect(
        stack.arrangedSubviews.map(\.frame)
          == [rect(0, 0, 216, 32), rect(216, 0, 208, 32), rect(424, 0, 216, 32)])
    }
  }

  @Test("What is in a view keeps whole cells when the view itself lies between two")
  func nested() {
    onCells {
      let root = makeRoot(640, 384)
      let box = makeChild(of: root)
      let inner = makeChild(of: box)
      let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)
      NSLayoutConstraint.activate([
        left, box.widthAnchor.constraint(equalToConstant: 80),
        inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 4),
        inner.widthAnchor.constraint(equalToConstant: 40),
      ])
      root.layoutIfNeeded()
      #expect(box.frame == rect(8, 0, 80, 0))
      #expect(inner.frame == rect(0, 0, 40, 0))
      left.constant = 8
      root.layoutIfNeeded()
      #expect(box.frame == rect(8, 0, 80, 0))
      #expect(inner.frame == rect(8, 0, 40, 0))
    }
  }

  @Test("Text keeps its size wherever it lies")
  func text() {
    onCells {
      let root = makeRoot(640, 384)
      let label = UILabel()
      label.text = "eleven char"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ])
      for width in stride(from: 600, through: 640, by: 5) {
        root.frame.size.width = CGFloat(width)
        root.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
        #expect(label.frame.minX.truncatingRemainder(dividingBy: 8) == 0)
      }
    }
  }

  @Test("On pixels, halves are allowed where a point has two")
  func pixels() {
    let root = makeRoot(321, 100)
    let view = SizedView(100, 33.3)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.2),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(110.5, 0, 100, 33.5))
  }
}
