import Testing
import UIKit

@MainActor @Suite("A view's hierarchy") struct HierarchyTests {
  @Test("tells both sides of an addition in UIKit's order")
  func additionOrder() {
    var events: [String] = []
    let parent = RecordingView("parent") { events.append($0) }
    let child = RecordingView("child") { events.append($0) }
    parent.addSubview(child)
    #expect(
      events == [
        "child willMove(toSuperview: view)", "child didMoveToSuperview", "parent didAddSubview",
      ])
  }

  @Test("tells of the window before and after, parents first")
  func windowOrder() {
    var events: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = RecordingView("parent") { events.append($0) }
    let child = RecordingView("child") { events.append($0) }
    parent.addSubview(child)
    events = []
    window.addSubview(parent)
    #expect(
      events == [
        "parent willMove(toSuperview: view)", "parent willMove(toWindow: window)",
        "child willMove(toWindow: window)", "parent didMoveToWindow", "child didMoveToWindow",
        "parent didMoveToSuperview",
      ])
    #expect(child.window === window)
    events = []
    parent.removeFromSuperview()
    #expect(
      events == [
        "parent willMove(toSuperview: nil)", "parent willMove(toWindow: nil)",
        "child willMove(toWindow: nil)", "parent didMoveToWindow", "child didMoveToWindow",
        "parent didMoveToSuperview",
      ])
    #expect(child.window == nil)
  }

  @Test(
    "has one place for a view that a callback puts elsewhere",
    arguments: [
      "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToWindow",
      "willMove(toSuperview: nil)", "willMove(toWindow: nil)",
    ], [false, true])
  func diverted(moment: String, isInWindow: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (UIView(), UIView())
    window.addSubview(first)
    if isInWindow { window.addSubview(second) }
    var move: () -> Void = {}
    let child = RecordingView("child") { event in
      guard event == "child \(moment)" else { return }
      let once = move
      move = {}
      once()
    }
    move = { second.addSubview(child) }
    first.addSubview(child)
    child.removeFromSuperview()
    let holders = [first, second].filter { $0.subviews.contains(child) }
    #expect(holders == (child.superview.map { [$0] } ?? []))
    #expect(child.window === child.superview?.window)
  }

  @Test("moves a view that is added elsewhere, without leaving the window")
  func moveBetweenParents() {
    var events: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = UIView()
    let second = UIView()
    window.addSubview(first)
    window.addSubview(second)
    let child = RecordingView("child") { events.append($0) }
    first.addSubview(child)
    events = []
    second.addSubview(child)
    #expect(events == ["child willMove(toSuperview: view)", "child didMoveToSuperview"])
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test("keeps the order that insertions ask for")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], aboveSubview: views[1])
    parent.insertSubview(views[3], belowSubview: views[0])
    #expect(parent.subviews == [views[1], views[2], views[3], views[0]])
    parent.bringSubviewToFront(views[1])
    #expect(parent.subviews == [views[2], views[3], views[0], views[1]])
    parent.sendSubviewToBack(views[0])
    #expect(parent.subviews == [views[0], views[2], views[3], views[1]])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [views[1], views[2], views[3], views[0]])
    parent.addSubview(views[2])
    #expect(parent.subviews == [views[1], views[3], views[0], views[2]])
    parent.insertSubview(views[1], aboveSubview: views[0])
    #expect(parent.subviews == [views[3], views[0], views[1], views[2]])
  }

  @Test("holds subviews strongly and the superview weakly")
  func ownership() {
    weak var weakParent: UIView?
    weak var weakChild: UIView?
    let grandchild = UIView()
    do {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      child.addSubview(grandchild)
      weakParent = parent
      weakChild = child
      #expect(weakChild != nil)
    }
    #expect(weakParent == nil)
    #expect(weakChild == nil)
    #expect(grandchild.superview == nil)
  }

  @Test("finds views by tag, depth first")
  func tags() {
    let root = UIView()
    let first = UIView()
    let deep = UIView()
    let second = UIView()
    root.addSubview(first)
    first.addSubview(deep)
    root.addSubview(second)
    deep.tag = 7
    second.tag = 7
    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(8) == nil)
    #expect(root.viewWithTag(0) === root)
    #expect(deep.isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: deep))
  }

  @Test("lets go of a window that nobody holds")
  func windowGoes() {
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(UIView())
      window.makeKeyAndVisible()
      CATransaction.flush()
      weakWindow = window
    }
    #expect(weakWindow == nil)
  }

  @Test("keeps a window that has a controller until the turn ends")
  func windowStays() {
    weak var weakWindow: UIWindow?
    let controller = UIViewController()
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.rootViewController = controller
      window.isHidden = false
      weakWindow = window
    }
    #expect(weakWindow != nil && controller.view.window === weakWindow)
    CATransaction.flush()
    #expect(weakWindow == nil)
  }

  @Test("A view that is added to a removed one is told of the tint of where that goes")
  func tintOfReturningViews() {
    final class Tinted: UIView {
      var colors: [UIColor] = []
      override func tintColorDidChange() { colors.append(tintColor) }
    }
    let (outer, parent, moved, added) = (UIView(), UIView(), UIView(), Tinted())
    parent.tintColor = .red
    outer.addSubview(parent)
    parent.addSubview(moved)
    moved.removeFromSuperview()
    moved.addSubview(added)
    parent.addSubview(moved)
    outer.addSubview(added)
    #expect(added.colors.suffix(2) == [.red, outer.tintColor])
  }
}
