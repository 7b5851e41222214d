import Portico
import Testing
import UIKit

@MainActor @Suite("Child controllers") struct EmbedTests {
  final class Child: UIViewController {
    var calls: [String] = []

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note(parent == nil ? "will leave" : "will move")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note(parent == nil ? "has left" : "has moved")
    }

    private func note(_ call: String) {
      calls.append(call + (viewIfLoaded?.superview == nil ? ", out of view" : ", in view"))
    }
  }

  @Test("are added, shown and told in the order that UIKit asks for, and taken out in the reverse")
  func order() {
    let parent = UIViewController()
    let child = Child()
    parent.embed(child)
    #expect(child.parent === parent)
    #expect(child.calls == ["will move, out of view", "has moved, in view"])
    child.calls = []
    parent.removeEmbedded(child)
    #expect(child.parent == nil)
    #expect(child.view.superview == nil)
    #expect(child.calls == ["will leave, in view", "has left, out of view"])
  }

  @Test("fill the container that they are given, at any size")
  func fills() {
    let parent = UIViewController()
    parent.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    parent.view.addSubview(container)
    let child = Child()
    parent.embed(child, in: container)
    parent.view.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    container.frame.size = CGSize(width: 200, height: 80)
    parent.view.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
  }

  @Test("are arranged in a stack view")
  func stack() {
    let parent = UIViewController()
    let stack = UIStackView(arrangedSubviews: [UILabel()])
    parent.view.addSubview(stack)
    let child = Child()
    parent.embed(child, in: stack)
    #expect(stack.arrangedSubviews.last === child.view)
    parent.removeEmbedded(child)
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test("move from one parent to another")
  func moves() {
    let first = UIViewController()
    let second = UIViewController()
    let child = Child()
    first.embed(child)
    second.embed(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.view.superview === second.view)
    first.removeEmbedded(child)
    #expect(child.parent === second)
  }
}
