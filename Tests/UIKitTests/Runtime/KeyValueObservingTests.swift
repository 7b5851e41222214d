import Testing
import UIKit

@MainActor @Suite("Key-value observing") struct KeyValueObservingTests {
  @Test("An observer hears of a change at once, with the values it asked for")
  func values() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var changes: [(old: CGPoint?, new: CGPoint?)] = []
    let observation = table.observe(\.contentOffset, options: [.old, .new]) { view, change in
      #expect(view === table)
      changes.append((change.oldValue, change.newValue))
    }
    table.contentOffset.y = 10
    table.contentOffset.y = 10
    #expect(changes.map(\.old) == [.zero])
    #expect(changes.map(\.new) == [CGPoint(x: 0, y: 10)])
    observation.invalidate()
    table.contentOffset.y = 20
    #expect(changes.count == 1)
  }

  @Test("Values nobody asked for are left out, and the first can come before any change")
  func options() {
    let label = UILabel()
    var texts: [String?] = []
    var isPrior: [Bool] = []
    let plain = label.observe(\.text) { _, change in
      #expect(change.newValue == nil && change.oldValue == nil && change.kind == .setting)
    }
    let first = label.observe(\.text, options: [.initial, .prior]) { label, change in
      texts.append(label.text)
      isPrior.append(change.isPrior)
    }
    label.text = "one"
    #expect(texts == [nil, "one", "one"])
    #expect(isPrior == [false, true, false])
    withExtendedLifetime((plain, first)) {}
  }

  @Test("A controller's parent is observed through being added, pushed and removed")
  func parent() {
    let (parent, child) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: UIViewController())
    var changes: [(old: UIViewController?, new: UIViewController?)] = []
    let observation = child.observe(\.parent, options: [.old, .new]) { controller, change in
      #expect(controller.parent === change.newValue.flatMap { $0 })
      changes.append((change.oldValue.flatMap { $0 }, change.newValue.flatMap { $0 }))
    }
    parent.addChild(child)
    #expect(changes.count == 1 && changes[0].old == nil && changes[0].new === parent)
    child.removeFromParent()
    #expect(changes.count == 2 && changes[1].old === parent && changes[1].new == nil)
    navigation.pushViewController(child, animated: false)
    #expect(changes.count == 3 && changes[2].new === navigation)
    withExtendedLifetime(observation) {}
  }

  @Test("Whoever observes its own parent doesn't keep it alive")
  func ownParent() {
    final class Child: UIViewController {
      var observation: NSKeyValueObservation?
    }
    weak var gone: UIViewController?
    do {
      let (parent, child) = (UIViewController(), Child())
      gone = parent
      child.observation = child.observe(\.parent, options: .old) { _, _ in }
      parent.addChild(child)
    }
    #expect(gone == nil)
  }

  @Test("An observation ends with whoever keeps it, and keeps nothing itself")
  func lifetime() {
    var count = 0
    let view = UIView()
    do {
      let observation = view.observe(\.isHidden) { _, _ in count += 1 }
      view.isHidden = true
      withExtendedLifetime(observation) {}
    }
    view.isHidden = false
    #expect(count == 1)
    weak var gone: UIView?
    var kept: NSKeyValueObservation?
    do {
      let view = UIView()
      gone = view
      kept = view.observe(\.frame) { _, _ in }
    }
    #expect(gone == nil)
    kept?.invalidate()
  }

  @Test("Layers, controls, controllers, items and what is reached through others can be observed")
  func objects() {
    var heard: [String] = []
    var observations: [NSKeyValueObservation] = []
    let view = UIView()
    let button = UIButton()
    let picture = UIImageView()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let item = UITabBarItem()
    let scroll = UIScrollView()
    let field = UITextField()
    observations.append(view.layer.observe(\.bounds) { _, _ in heard.append("layer") })
    observations.append(view.observe(\.layer.position) { _, _ in heard.append("position") })
    observations.append(view.observe(\.alpha) { _, _ in heard.append("alpha") })
    observations.append(button.observe(\.isEnabled) { _, _ in heard.append("button") })
    observations.append(picture.observe(\.image) { _, _ in heard.append("image") })
    observations.append(tabs.observe(\.selectedIndex) { _, _ in heard.append("tab") })
    observations.append(tabs.observe(\.title) { _, _ in heard.append("title") })
    observations.append(item.observe(\.badgeValue) { _, _ in heard.append("badge") })
    observations.append(scroll.observe(\.contentSize) { _, _ in heard.append("size") })
    observations.append(field.observe(\.text) { _, _ in heard.append("text") })
    view.frame.size = CGSize(width: 10, height: 10)
    #expect(Set(heard) == ["layer", "position"])
    heard = []
    view.alpha = 0.5
    button.isEnabled = false
    picture.image = UIImage(systemName: "star")
    tabs.selectedIndex = 1
    tabs.title = "Tabs"
    item.badgeValue = "3"
    scroll.contentSize.height = 50
    field.text = "typed"
    #expect(heard == ["alpha", "button", "image", "tab", "title", "badge", "size", "text"])
  }

  @Test func `Insets of the safe area are observed`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var tops: [CGFloat] = []
    let observation = controller.view.observe(\.safeAreaInsets, options: [.initial, .new]) {
      tops.append($1.newValue?.top ?? -1)
    }
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(tops == [0, 10])
    withExtendedLifetime(observation) {}
  }

  @Test("What no setter tells of is seen at the end of the turn")
  func foreign() async {
    let progress = Progress(totalUnitCount: 4)
    var fraction = 0.0
    let observation = progress.observe(\.fractionCompleted) { progress, _ in
      fraction = progress.fractionCompleted
    }
    progress.completedUnitCount = 1
    CATransaction.flush()
    #expect(fraction == 0.25)
    withExtendedLifetime(observation) {}
  }

  @Test func `Apps add to what observes`() {
    let label = UILabel()
    var texts: [String?] = []
    let observation = label.watch(\.text) { texts.append($0) }
    label.text = "new"
    #expect(texts == ["new"])
    withExtendedLifetime(observation) {}
  }
}

extension _KeyValueCodingAndObserving {
  fileprivate func watch<Value>(
    _ keyPath: KeyPath<Self, Value>, _ changed: @escaping (Value) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath) { object, _ in changed(object[keyPath: keyPath]) }
  }
}
