import Testing
import UIKit

/// Which view holds a constraint, and what becomes of it when views move.
@MainActor @Suite struct ConstraintHierarchyTests {
  let root = makeRoot()

  @Test("The nearest common ancestor holds a constraint")
  func owner() {
    let a = makeChild(of: root)
    let b = makeChild(of: a)
    let c = makeChild(of: b)
    let d = makeChild(of: a)
    let own = c.widthAnchor.constraint(equalToConstant: 1)
    let cousin = c.leftAnchor.constraint(equalTo: d.leftAnchor)
    let parent = c.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([own, cousin, parent])
    #expect(c.constraints == [own])
    #expect(a.constraints == [cousin])
    #expect(root.constraints == [parent])
    NSLayoutConstraint.deactivate([cousin])
    #expect(a.constraints.isEmpty)
    #expect(!cousin.isActive)
    root.addConstraint(cousin)
    #expect(root.constraints == [parent, cousin])
    #expect(cousin.isActive)
    a.removeConstraint(cousin)
    #expect(cousin.isActive, "Only the holder removes it")
    root.removeConstraints([cousin, parent])
    #expect(root.constraints.isEmpty)
  }

  @Test("A view that leaves takes its own constraints along and drops those to the outside")
  func leaving() {
    let container = makeChild(of: root)
    let view = makeChild(of: container)
    let inner = makeChild(of: view)
    let own = view.widthAnchor.constraint(equalToConstant: 40)
    let inside = inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    let outside = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let crossing = inner.rightAnchor.constraint(equalTo: container.rightAnchor)
    NSLayoutConstraint.activate([own, inside, outside, crossing])
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
    view.removeFromSuperview()
    #expect(own.isActive)
    #expect(inside.isActive)
    #expect(!outside.isActive)
    #expect(!crossing.isActive)
    #expect(container.constraints.isEmpty && root.constraints.isEmpty)

    let other = makeRoot()
    other.addSubview(view)
    view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 20).isActive = true
    own.constant = 60
    other.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(view.frame.width == 60)
    #expect(inner.frame.width == 30)
  }

  @Test("Moving to another superview drops constraints too")
  func moving() {
    let (a, b) = (makeChild(of: root), makeChild(of: root))
    let view = makeChild(of: a)
    let constraint = view.topAnchor.constraint(equalTo: a.topAnchor)
    constraint.isActive = true
    b.addSubview(view)
    #expect(!constraint.isActive)
  }

  @Test("A hierarchy that was laid out alone is laid out with what it is added to")
  func joining() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let inner = SizedView(50, 20)
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 60, height: 20))
    #expect(inner.frame == rect(5, 0, 50, 20))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 7, 310, 20))
    #expect(inner.frame == rect(5, 0, 300, 20))
  }

  @Test("Switching to constraints after they were made works")
  func lateTranslation() {
    let view = UIView(frame: rect(1, 2, 3, 4))
    root.addSubview(view)
    let inner = makeChild(of: view)
    inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.width == 3)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 50),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 9)
    #expect(view.frame.width == 50)
    #expect(inner.frame.width == 50)
    view.translatesAutoresizingMaskIntoConstraints = true
    NSLayoutConstraint.deactivate(view.constraints + root.constraints)
    view.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(inner.frame.width == 0, "Its constraint was among those")
  }

  @Test("A constraint may reach into a view whose frame rules itself")
  func crossing() {
    let box = UIView(frame: rect(100, 50, 100, 100))
    root.addSubview(box)
    let inner = makeChild(of: box)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    let outer = makeChild(of: root)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 3),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    #expect(outer.frame.minX == 133)
    box.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    #expect(outer.frame.minX == 83)
  }

  @Test("A view set by hand gives way when its superview lays out")
  func handSet() {
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    view.frame = rect(50, 50, 50, 50)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == rect(5, 0, 5, 0))
  }

  @Test("A constraint outlives its view without harm")
  func dangling() {
    var view: UIView? = makeChild(of: root)
    let constraint = view!.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    view!.removeFromSuperview()
    weak let gone = view
    view = nil
    #expect(gone == nil)
    #expect(constraint.firstItem == nil)
    #expect(!constraint.isActive)
    root.layoutIfNeeded()
  }

  @Test("A subview outlives its root and finds another")
  func orphan() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let inner = makeChild(of: view)
    inner.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    do {
      let root = makeRoot()
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
      root.layoutIfNeeded()
      #expect(inner.frame.width == 30)
    }
    #expect(view.superview == nil)
    width.constant = 40
    inner.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    inner.invalidateIntrinsicContentSize()
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(inner.frame.width == 40)
  }

  @Test("Nothing is kept alive by layout")
  func leaks() {
    weak var root: UIView?
    weak var stack: UIView?
    weak var guide: UILayoutGuide?
    do {
      let view = makeRoot()
      let inner = UIStackView(arrangedSubviews: [SizedView(1, 2), SizedView(3, 4)])
      let own = UILayoutGuide()
      view.addLayoutGuide(own)
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        own.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      ])
      view.layoutIfNeeded()
      root = view
      stack = inner
      guide = own
      #expect(root != nil && stack != nil && guide != nil)
    }
    #expect(root == nil)
    #expect(stack == nil)
    #expect(guide == nil)
  }
}
