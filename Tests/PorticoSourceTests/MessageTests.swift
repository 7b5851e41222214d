import Testing

@Suite("Messages to objects of whatever class")
struct MessageTests {
  @Test("A value around the object sends them")
  func wrapped() {
    let lines = Translation(
      """
      final class Action {
        weak var target: AnyObject?
        func send(_ item: AnyObject, _ name: Selector, _ any: Any) {
          target?.perform(name, with: self)
          _ = self.target!.perform(name)
          if item.responds(to: name) { _ = item.perform(name) }
          (any as AnyObject).perform(name)
          let action = name
          target!.perform(action)
        }
      }
      """
    ).lines()
    #expect(lines[3] == "    UIKit._Messaged(target)?.perform(name, with: self)")
    #expect(lines[4] == "    _ = UIKit._Messaged(self.target)!.perform(name)")
    #expect(
      lines[5]
        == "    if UIKit._Messaged(item).responds(to: name) { _ = UIKit._Messaged(item).perform(name) }"
    )
    #expect(lines[6] == "    UIKit._Messaged((any as AnyObject)).perform(name)")
    #expect(lines[8] == "    UIKit._Messaged(target)!.perform(action)")
  }

  @Test("Other objects send them themselves")
  func others() {
    let text = """
      import UIKit
      func send(_ item: AnyObject, _ view: UIView, _ name: Selector) {
        view.perform(name)
        view.item.perform(name)
        item.perform(name, with: nil, afterDelay: 1)
        perform(name)
      }
      """
    let lines = Translation(text).lines()
    #expect(lines.joined(separator: "\n") == text)
  }
}
