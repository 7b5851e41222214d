import Testing
import UIKit

/// Labels in several lines: the width decides the height.
@MainActor @Suite struct TextLayoutTests {
  let root = makeRoot(200, 480)

  func makeLabel(_ text: String, lines: Int = 0, in parent: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    return label
  }

  /// The height that text of this many lines takes.
  func height(_ lines: Int) -> CGFloat {
    let label = UILabel()
    label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
    label.numberOfLines = 0
    return label.intrinsicContentSize.height
  }

  func width(_ text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.intrinsicContentSize.width
  }

  @Test("A label between two edges is as high as its lines")
  func lines() {
    let label = makeLabel(
      "one two three four five six seven eight nine ten eleven twelve", in: root)
    let below = makeChild(of: root)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let expected = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    #expect(expected.height > height(2))
    #expect(label.frame.width == 200)
    #expect(label.frame.height == expected.height)
    #expect(below.frame.minY == expected.height)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(label.frame.height < expected.height)
    #expect(below.frame.minY == label.frame.height)
    label.text = "one"
    root.layoutIfNeeded()
    #expect(label.frame.height == height(1))
    root.frame.size.width = 200
    label.text = "one two three four five six seven eight nine ten eleven twelve"
    root.layoutIfNeeded()
    #expect(label.frame.height == expected.height)
  }

  @Test("A label that may be narrower is as wide as its longest line")
  func hugging() {
    let label = makeLabel("aaaaaaaaaaaaaaaa bbbbbbbbbbbbbbb ccc", in: root)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let narrow = label.frame
    #expect(narrow.width < 200)
    #expect(narrow.height > height(1))
    root.frame.size.width = 1000
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: width(label.text!), height: height(1)))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(label.frame == narrow)
  }

  @Test("The fitting height follows the given width")
  func fitting() {
    let label = makeLabel("one two three four five six seven eight nine ten", in: root)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    for width in [100, 200, 300, 100] as [CGFloat] {
      let expected = label.sizeThatFits(
        CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
      let size = root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: width, height: expected.height + 20))
    }
    let compressed = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: width(label.text!), height: height(1) + 20))
  }

  @Test("The same in a view that others constrain")
  func fittingInside() {
    let box = makeChild(of: root)
    let label = makeLabel("one two three four five six seven eight nine ten", in: box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    let expected = label.sizeThatFits(
      CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: expected.height))
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
  }

  @Test("Labels in a stack view wrap in the room they get")
  func stack() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let labels = ["short", "one two three four five six seven eight nine"].map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
      return label
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    let expected = labels[1].sizeThatFits(
      CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude))
    #expect(labels[0].frame == rect(0, 0, 160, height(1)))
    #expect(labels[1].frame == rect(0, height(1), 160, expected.height))
    #expect(stack.frame == rect(20, 0, 160, height(1) + expected.height))
  }

  @Test("Baselines line up")
  func baselines() {
    let (small, large) = (makeLabel("a", in: root), makeLabel("b", in: root))
    small.font = .systemFont(ofSize: 10)
    large.font = .systemFont(ofSize: 40)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(
      abs(small.frame.minY + small.font.ascender - large.font.ascender) <= 0.5)
  }

  // developer.apple.com/documentation/uikit/uiview/forbaselinelayout()
  @Test("A view of an older app names the view for its baselines")
  func olderBaselines() {
    final class Badge: UIView {
      let label = UILabel()
      override func forBaselineLayout() -> UIView { label }
    }
    let (badge, label) = (Badge(), makeLabel("b", in: root))
    badge.addSubview(badge.label)
    root.addSubview(badge)
    #expect(badge.forFirstBaselineLayout === badge.label)
    #expect(badge.forLastBaselineLayout === badge.label)
    #expect(label.forBaselineLayout() === label)
  }

  @Test("A stack view's baselines are those of its views")
  func stackBaselines() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for text in ["first", "last"] {
      let label = UILabel()
      label.text = text
      stack.addArrangedSubview(label)
    }
    let label = makeLabel("x", in: root)
    let other = makeLabel("y", in: root)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      label.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
      other.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minY == 50)
    #expect(other.frame.maxY == stack.frame.maxY)
  }
}
