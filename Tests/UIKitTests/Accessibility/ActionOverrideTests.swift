import Testing
import UIKit

/// Every responder performs the gestures of assistive technologies, view controllers and the app's delegate as well.
@MainActor @Suite struct `Accessibility actions` {
  private final class Controller: UIViewController {
    var performed: [String] = []
    override func accessibilityPerformEscape() -> Bool {
      performed.append("escape")
      return true
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      performed.append("scroll")
      return super.accessibilityScroll(direction)
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    override func accessibilityPerformMagicTap() -> Bool { true }
  }

  @Test func `are a view controller's and a delegate's own`() {
    let controller = Controller()
    let responders: [UIResponder] = [controller, Delegate(), UIViewController(), UIView()]
    #expect(responders.map { $0.accessibilityPerformEscape() } == [true, false, false, false])
    #expect(responders.map { $0.accessibilityPerformMagicTap() } == [false, true, false, false])
    #expect(!controller.accessibilityScroll(.up))
    #expect(controller.performed == ["escape", "scroll"])
  }
}
