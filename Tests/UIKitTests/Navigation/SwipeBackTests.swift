import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Swiping back") struct SwipeBackTests {
  /// Two screens with a finger, on a window of 320 × 480 points.
  private func withTwoScreens(
    isMirrored: Bool = false, _ body: (UINavigationController, Finger) -> Void
  ) {
    let navigation = UINavigationController()
    let list = UITableView()
    let top = UIViewController()
    top.view = list
    navigation.viewControllers = [UIViewController(), top]
    if isMirrored { navigation.view.semanticContentAttribute = .forceRightToLeft }
    withWindow(navigation) { window in
      window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      CATransaction.flush()
      body(navigation, Finger(window))
      pass()
    }
  }

  @Test func `a finger from the edge that goes most of the way pops`() {
    withTwoScreens { navigation, finger in
      finger.down(4, 200)
      for x in [20, 80, 250] { finger.move(CGFloat(x), 200) }
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      #expect(navigation.conductor.interaction?.percentComplete ?? 0 > 0.7)
      finger.up(250, 200)
      pass()
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `one that goes back, or is taken from the screen, leaves the stack as it is`() {
    withTwoScreens { navigation, finger in
      finger.down(4, 200)
      for x in [20, 200, 30] { finger.move(CGFloat(x), 200) }
      finger.up(30, 200)
      pass()
      #expect(navigation.viewControllers.count == 2 && !navigation.conductor.isTransitioning)
      finger.down(4, 200)
      finger.move(300, 200)
      finger.cancel()
      pass()
      #expect(navigation.viewControllers.count == 2 && !navigation.conductor.isTransitioning)
    }
  }

  @Test(
    "one elsewhere, along the edge, or outwards does not begin",
    arguments: [(40, 250, 0), (4, 8, 200), (319, 100, 0)])
  func elsewhere(from start: Int, to end: Int, down: Int) {
    withTwoScreens { navigation, finger in
      finger.down(CGFloat(start), 200)
      finger.move(CGFloat(end), 200 + CGFloat(down))
      #expect(!navigation.conductor.isTransitioning)
      finger.up(CGFloat(end), 200 + CGFloat(down))
    }
  }

  @Test func `the edge is the right one where people read from right to left`() {
    withTwoScreens(isMirrored: true) { navigation, finger in
      finger.down(318, 200)
      for x in [290, 200, 40] { finger.move(CGFloat(x), 200) }
      finger.up(40, 200)
      pass()
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `nothing begins at the root, nor with the recognizer disabled`() {
    withTwoScreens { navigation, finger in
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      finger.down(4, 200)
      finger.move(250, 200)
      #expect(!navigation.conductor.isTransitioning)
      finger.up(250, 200)
      navigation.interactivePopGestureRecognizer?.isEnabled = true
      navigation.popViewController(animated: false)
      pass()
      finger.down(4, 200)
      finger.move(250, 200)
      #expect(!navigation.conductor.isTransitioning)
      finger.up(250, 200)
    }
  }
}
