import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.serialized) struct FittingTests {
  func pin(_ view: UIView, in parent: UIView, by inset: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
    ])
  }

  @Test("A frame that is too small is no obstacle, and breaks nothing")
  func smallFrame() {
    var log: [String] = []
    let write = LayoutLog.write
    LayoutLog.write = { log.append($0) }
    defer { LayoutLog.write = write }
    let cell = makeRoot(320, 44)
    let view = makeChild(of: cell)
    pin(view, in: cell, by: 10)
    view.heightAnchor.constraint(equalToConstant: 70).isActive = true
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 90))
    cell.frame.size = size
    cell.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 300, 70))
    view.constraints[0].constant = 100
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 20, height: 120))
    cell.frame.size.height = 120
    cell.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 300, 100))
    #expect(log.isEmpty)
  }

  @Test("Priorities decide between the target and the content")
  func priorities() {
    let root = makeRoot()
    let view = SizedView(50, 30)
    root.addSubview(view)
    pin(view, in: root, by: 0)
    func fit(_ width: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
      root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: priority,
        verticalFittingPriority: .fittingSizeLevel
      ).width
    }
    #expect(fit(20, .fittingSizeLevel) == 50)
    #expect(fit(20, .defaultHigh + 1) == 20)
    #expect(fit(100, .fittingSizeLevel) == 50)
    #expect(fit(100, .defaultLow + 1) == 100)
    #expect(fit(100, .required) == 100)
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 50)
    view.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10000)
  }

  @Test("A label fits its text, a view without constraints nothing")
  func leaves() {
    let label = UILabel()
    label.text = "text"
    #expect(
      label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == label.intrinsicContentSize)
    #expect(
      UIView(frame: rect(0, 0, 10, 10)).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == .zero)
  }

  @Test("A constrained view is measured without what is around it")
  func inside() {
    let root = makeRoot()
    let box = makeChild(of: root)
    let view = SizedView(50, 30)
    box.addSubview(view)
    pin(view, in: box, by: 5)
    box.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 320)
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 40))
    root.layoutIfNeeded()
    #expect(box.frame.width == 320)
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 80)
  }

  @Test("Changes of a stack view count at once")
  func pendingArrangement() {
    let stack = UIStackView()
    stack.axis = .vertical
    let root = makeRoot()
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    pin(stack, in: root, by: 1)
    for count in 1...3 {
      stack.addArrangedSubview(SizedView(10, 10))
      #expect(
        root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 12, height: CGFloat(count) * 10 + 2))
    }
  }
}

extension UILayoutPriority {
  fileprivate static func + (a: Self, b: Float) -> Self { Self(a.rawValue + b) }
}
