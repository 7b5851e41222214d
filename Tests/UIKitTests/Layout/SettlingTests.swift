import Testing
import UIKit

@MainActor @Suite("Layout comes to rest") struct SettlingTests {
  final class Counter: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("for a long text, centred in a stack, whose width and height depend on each other")
  func wrappingLabel() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "All requests of this hour are used up. ", count: 4)
    let stack = UIStackView(arrangedSubviews: [UILabel(), label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = Counter(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root.layouts < 5)
    let before = root.layouts
    root.layoutIfNeeded()
    #expect(root.layouts == before)
    #expect(label.frame.width <= 624)
    #expect(label.frame.height > label.font.lineHeight * 1.5)
  }
}
