import Testing
import UIKit

@MainActor @Suite struct ConstraintTests {
  let root = makeRoot()

  @Test("Four edges give a frame")
  func edges() {
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 30, 290, 410))
    root.frame.size.width = 640
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 30, 610, 410))
  }

  @Test("Size and center give a frame; constants change it in place")
  func center() {
    let view = makeChild(of: root)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(110, 225, 100, 50))
    width.constant = 200
    root.layoutIfNeeded()
    #expect(view.frame == rect(60, 200, 200, 100))
  }

  @Test("What came, went and came again before a layout is gone when it goes")
  func reactivation() {
    let view = makeChild(of: root)
    let weak = view.widthAnchor.constraint(equalToConstant: 100)
    weak.priority = .defaultLow
    let strong = view.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([weak, strong])
    strong.isActive = false
    strong.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    strong.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test("A chain of nested views is laid out in one pass")
  func nested() {
    var parent = root
    var views: [UIView] = []
    for _ in 0..<5 {
      let view = makeChild(of: parent)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 4),
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -4),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 4),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -4),
      ])
      views.append(view)
      parent = view
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [312, 304, 296, 288, 280])
    #expect(views.allSatisfy { $0.frame.origin == CGPoint(x: 4, y: 4) })
  }

  @Test("Content is hugged and resists compression")
  func content() {
    let a = SizedView(50, 20)
    let b = SizedView(80, 20)
    root.addSubview(a)
    root.addSubview(b)
    b.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 50, 20))
    #expect(b.frame == rect(58, 0, 262, 20))
    a.natural.width = 70
    root.layoutIfNeeded()
    #expect(a.frame == rect(0, 0, 70, 20))
    #expect(b.frame == rect(78, 0, 242, 20))
  }

  @Test("The fitting size is that of the content and its margins")
  func fitting() {
    let a = SizedView(50, 20)
    root.addSubview(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -7),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 34))
    root.layoutIfNeeded()
    #expect(a.frame == rect(5, 7, 310, 466))
    #expect(
      root.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 34))
    root.layoutIfNeeded()
    #expect(a.frame == rect(5, 7, 310, 466))
  }
}

extension UILayoutPriority {
  static func - (a: Self, b: Float) -> Self { Self(a.rawValue - b) }
}
