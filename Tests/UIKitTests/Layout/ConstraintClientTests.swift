import Testing
import UIKit

/// How constraint libraries use the API: subclasses made by the inherited initialiser, items as `Any`.
@MainActor @Suite struct ConstraintClientTests {
  final class LabeledConstraint: NSLayoutConstraint {
    var label: String? {
      get { identifier }
      set { identifier = newValue }
    }
    weak var origin: AnyObject?
  }

  @Test("A subclass inherits the initialiser")
  func subclass() {
    let root = makeRoot()
    let view = makeChild(of: root)
    let target: AnyObject? = root
    let constraint = LabeledConstraint(
      item: view, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: target,
      attribute: .leading, multiplier: 1, constant: 12)
    constraint.label = "mine"
    constraint.origin = view
    constraint.priority = UILayoutPriority(rawValue: 999)
    constraint.isActive = true
    let size = LabeledConstraint(
      item: view as Any, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 33)
    NSLayoutConstraint.activate([size])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 12)
    #expect(view.frame.width == 33)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === root)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(root.constraints.first as? LabeledConstraint === constraint)
    #expect(constraint.firstAnchor.item === view)
    #expect(size.secondItem == nil)
    #expect(size.secondAnchor == nil)
  }

  @Test("A size without a second item has no second attribute")
  func size() {
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 5)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  @Test("Anchors are equal when they mean the same")
  func anchors() {
    let view = UIView()
    #expect(view.topAnchor == view.topAnchor)
    #expect(view.topAnchor != view.bottomAnchor)
    #expect(view.widthAnchor != UIView().widthAnchor)
    #expect(view.topAnchor.item === view)
    #expect(view.topAnchor.name == "top")
  }

  @Test("Activating twice and deactivating twice is harmless")
  func repeated() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([constraint, constraint])
    #expect(view.constraints == [constraint])
    NSLayoutConstraint.deactivate([constraint, constraint])
    #expect(view.constraints.isEmpty)
    view.addConstraint(constraint)
    view.addConstraint(constraint)
    #expect(view.constraints == [constraint])
  }

  @Test("A view asks its superviews' constraints to hold for it")
  func affecting() {
    let root = makeRoot()
    let (a, b) = (makeChild(of: root), makeChild(of: root))
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    let same = b.widthAnchor.constraint(equalTo: a.widthAnchor)
    let height = b.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width, same, height])
    #expect(Set(b.constraintsAffectingLayout(for: .horizontal)) == [width, same])
    #expect(b.constraintsAffectingLayout(for: .vertical) == [height])
  }

  @Test("What constraints leave open is ambiguous")
  func ambiguity() {
    let root = makeRoot()
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let frame = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame != frame)
    #expect(view.frame.size == frame.size)
    #expect(view.hasAmbiguousLayout)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("Overridden bounds hear of layout")
  func overridden() {
    final class Listening: UIView {
      var widths: [CGFloat] = []
      override var bounds: CGRect { didSet { widths.append(bounds.width) } }
    }
    let root = makeRoot()
    let view = Listening()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 77),
    ])
    root.layoutIfNeeded()
    #expect(view.widths == [77])
  }

  @Test("Only views whose layout changed are laid out")
  func passes() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let root = makeRoot()
    let (a, b) = (Counting(), Counting())
    var widths: [NSLayoutConstraint] = []
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let inner = makeChild(of: view)
      let width = inner.widthAnchor.constraint(equalToConstant: 10)
      widths.append(width)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 100),
        inner.leftAnchor.constraint(equalTo: view.leftAnchor), width,
      ])
    }
    root.layoutIfNeeded()
    #expect([a, b].map(\.count) == [1, 1])
    widths[0].constant = 20
    root.layoutIfNeeded()
    #expect([a, b].map(\.count) == [2, 1])
    #expect(a.subviews[0].frame.width == 20)
    root.layoutIfNeeded()
    #expect([a, b].map(\.count) == [2, 1])
  }
}
