import Testing
import UIKit
import UIKitCore

/// What is presented in a controller's context goes wherever that controller's container takes it.
@MainActor @Suite("A presentation context") struct PresentationContextTests {
  nonisolated static let styles = [
    UIModalPresentationStyle.currentContext, .overCurrentContext,
  ]

  /// Presents in the context of a controller and checks all of them at every step.
  @MainActor struct Stage {
    let presenter = UIViewController()
    let presented = UIViewController()

    func present(
      _ style: UIModalPresentationStyle, endsShown isShown: Bool = true,
      during work: (() -> Void)? = nil
    ) {
      presenter.definesPresentationContext = true
      presented.modalPresentationStyle = style
      presenter.present(presented, animated: work != nil)
      pass(0.1)
      work?()
      pass()
      #expect(presented.presentingViewController === presenter)
      check(isShown: isShown)
    }

    func check(isShown: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
      let isCovered = presented.modalPresentationStyle == .currentContext
      for (controller, isIn) in [(presented, isShown), (presenter, isShown && !isCovered)] {
        #expect(
          controller.appearance.state == (isIn ? .appeared : .disappeared),
          sourceLocation: sourceLocation)
        #expect((controller.view.window != nil) == isIn, sourceLocation: sourceLocation)
      }
    }

    /// Dismisses and expects the presenting controller alone, if at all.
    func dismiss(isShown: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
      presenter.dismiss(animated: false)
      pass()
      for (controller, isIn) in [(presented, false), (presenter, isShown)] {
        #expect(
          controller.appearance.state == (isIn ? .appeared : .disappeared),
          sourceLocation: sourceLocation)
        #expect((controller.view.window != nil) == isIn, sourceLocation: sourceLocation)
      }
    }
  }

  @Test("goes and comes with its tab", arguments: styles, [false, true])
  func tabs(style: UIModalPresentationStyle, isNested: Bool) {
    let stage = Stage()
    let tabs = UITabBarController()
    let first = isNested ? UINavigationController(rootViewController: stage.presenter) : nil
    tabs.viewControllers = [first ?? stage.presenter, UIViewController()]
    withWindow(tabs) { _ in
      stage.present(style)
      for _ in 0..<2 {
        tabs.selectedIndex = 1
        pass()
        stage.check(isShown: false)
        tabs.selectedIndex = 0
        pass()
        stage.check(isShown: true)
      }
      tabs.selectedIndex = 1
      pass()
      stage.dismiss(isShown: false)
      tabs.selectedIndex = 0
      pass()
      stage.dismiss(isShown: true)
    }
  }

  @Test("goes and comes with what is pushed and popped", arguments: styles, [false, true])
  func stack(style: UIModalPresentationStyle, animated: Bool) {
    let stage = Stage()
    let stack = UINavigationController(rootViewController: stage.presenter)
    withWindow(stack) { _ in
      stage.present(style)
      for _ in 0..<2 {
        stack.pushViewController(UIViewController(), animated: animated)
        pass()
        stage.check(isShown: false)
        #expect(stack.topViewController?.appearance.state == .appeared)
        stack.popViewController(animated: animated)
        pass()
        stage.check(isShown: true)
      }
      stack.pushViewController(UIViewController(), animated: animated)
      pass()
      stage.dismiss(isShown: false)
      stack.popViewController(animated: animated)
      pass()
      stage.dismiss(isShown: true)
    }
  }

  @Test("goes with a column that a split view nests and takes apart", arguments: styles)
  func columns(style: UIModalPresentationStyle) {
    let stage = Stage()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(stage.presenter, for: .secondary)
    withWindow(split, size: CGSize(width: 400, height: 800)) { window in
      stage.present(style)
      for size in [CGSize(width: 1200, height: 800), CGSize(width: 400, height: 800)] {
        window.turn(to: size)
        stage.check(isShown: true)
        let navigation = stage.presenter.navigationController!
        #expect(stage.presented.view.isDescendant(of: navigation.view))
        #expect(stage.presented.view.bounds.width == navigation.view.bounds.width)
      }
      stage.dismiss(isShown: true)
    }
  }

  @Test("follows its controller while the presentation is under way", arguments: styles)
  func underWay(style: UIModalPresentationStyle) {
    let stage = Stage()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(stage.presenter, for: .secondary)
    withWindow(split, size: CGSize(width: 400, height: 800)) { window in
      stage.present(style) { window.resize(to: CGRect(x: 0, y: 0, width: 1200, height: 800)) }
      stage.dismiss(isShown: true)
    }
    let stack = UINavigationController(rootViewController: UIViewController())
    let other = Stage()
    stack.pushViewController(other.presenter, animated: false)
    withWindow(stack) { _ in
      other.present(style, endsShown: false) {
        stack.pushViewController(UIViewController(), animated: false)
      }
      stack.popViewController(animated: false)
      pass()
      other.check(isShown: true)
    }
  }

  @Test("presents nothing once its controller has left the screen", arguments: styles)
  func gone(style: UIModalPresentationStyle) {
    let (root, child, presented) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    presented.modalPresentationStyle = style
    withWindow(root) { _ in
      var cancelled: [Bool] = []
      child.present(presented, animated: true)
      child.transitionCoordinator?.animate(alongsideTransition: nil) {
        cancelled.append($0.isCancelled)
      }
      child.view.removeFromSuperview()
      pass()
      #expect(cancelled == [true] && child.presentedViewController == nil)
      for controller in [child, presented] {
        #expect(controller.appearance.state == .disappeared && controller.view.window == nil)
      }
    }
  }

  @Test("is covered and uncovered with all around it", arguments: styles)
  func covered(style: UIModalPresentationStyle) {
    let stage = Stage()
    let stack = UINavigationController(rootViewController: stage.presenter)
    withWindow(stack) { _ in
      stage.present(style)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stack.present(cover, animated: false)
      pass()
      stage.check(isShown: false)
      stack.dismiss(animated: false)
      pass()
      stage.check(isShown: true)
      stage.dismiss(isShown: true)
    }
  }
}
