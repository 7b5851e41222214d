import Testing
import UIKit
import UIKitCore

/// Constraints that contradict each other are named, and all but one hold.
@MainActor @Suite(.serialized) struct ConflictTests {
  let root = makeRoot()

  func messages(during work: () -> Void) -> [String] {
    var messages: [String] = []
    let write = LayoutLog.write
    LayoutLog.write = { messages.append($0) }
    defer { LayoutLog.write = write }
    work()
    return messages
  }

  @Test("The constraint that came last is broken, and comes back when it can hold")
  func twoWidths() {
    let view = makeChild(of: root)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    first.identifier = "first"
    second.identifier = "second"
    NSLayoutConstraint.activate([first, second])
    let log = messages { root.layoutIfNeeded() }
    #expect(log.count == 1)
    #expect(log[0].contains("Unable to simultaneously satisfy constraints."))
    #expect(log[0].contains("'first' UIView:"))
    #expect(log[0].contains("Will attempt to recover by breaking constraint"))
    #expect(log[0].hasSuffix(second.description))
    #expect(view.frame.width == 100)
    #expect(second.isActive)
    let later = messages {
      first.isActive = false
      root.layoutIfNeeded()
    }
    #expect(later.isEmpty)
    #expect(view.frame.width == 200)
  }

  @Test("A frame that rules itself wins over constraints on it")
  func autoresizing() {
    let view = UIView(frame: rect(0, 0, 50, 50))
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let log = messages { root.layoutIfNeeded() }
    #expect(log.count == 1)
    #expect(view.frame.width == 50)
  }

  @Test("A window that becomes too small breaks a constraint until it is large enough")
  func tooSmall() {
    let view = makeChild(of: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -100),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
    let log = messages {
      root.frame.size.width = 150
      root.layoutIfNeeded()
    }
    #expect(log.count == 1)
    #expect(log[0].contains("UIView-Encapsulated-Layout-Width"))
    let later = messages {
      root.frame.size.width = 400
      root.layoutIfNeeded()
    }
    #expect(later.isEmpty)
    #expect(view.frame == rect(100, 0, 200, 0))
  }

  @Test("Constants may contradict each other between two passes")
  func transient() {
    let view = makeChild(of: root)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate([width, most])
    root.layoutIfNeeded()
    let log = messages {
      width.constant = 200
      most.constant = 250
      root.layoutIfNeeded()
    }
    #expect(log.isEmpty)
    #expect(view.frame.width == 200)
  }

  @Test("Stronger priorities win, equal sums are shared out by strength alone")
  func priorities() {
    let view = makeChild(of: root)
    for (width, priority) in [(100, 400), (200, 600), (300, 500)] as [(CGFloat, Float)] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    view.constraints[1].priority = UILayoutPriority(1)
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
  }

  @Test("Descriptions read as UIKit's")
  func descriptions() {
    let view = makeChild(of: root)
    let other = makeChild(of: root)
    view.accessibilityIdentifier = "a"
    other.accessibilityIdentifier = "b"
    func body(_ constraint: NSLayoutConstraint) -> String {
      constraint.description.replacing(#/:?0x[0-9a-f]+/#, with: "")
    }
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    #expect(body(width) == "<NSLayoutConstraint UIView'a'.width == 20   (inactive)>")
    width.identifier = "wide"
    width.priority = .defaultHigh
    width.isActive = true
    #expect(body(width) == "<NSLayoutConstraint 'wide' UIView'a'.width == 20 @750   (active)>")
    #expect(
      body(view.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2, constant: -1))
        == "<NSLayoutConstraint UIView'a'.height == 2*UIView'b'.width - 1   (inactive)>")
    #expect(
      body(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
        == "<NSLayoutConstraint H:|-(8)-[UIView'a']   (inactive, names: '|':UIView )>")
    #expect(
      body(view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -8))
        == "<NSLayoutConstraint V:[UIView'a']-(>=8)-|   (inactive, names: '|':UIView )>")
    #expect(
      body(other.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 5))
        == "<NSLayoutConstraint V:[UIView'a']-(5)-[UIView'b']   (inactive)>")
    #expect(
      body(view.centerXAnchor.constraint(equalTo: root.centerXAnchor))
        == "<NSLayoutConstraint UIView'a'.centerX == UIView.centerX   (inactive)>")
  }
}
