import Foundation
import Testing
import UIKit
import UIKitCore

/// What tests of public libraries expect of UIKit.
@MainActor @Suite("As on phones") struct AsOnPhonesTests {
  @Test("Positions along different axes are paired until a layout has to keep to it")
  func axes() async {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let constraint = NSLayoutConstraint(
      item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .top,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(constraint.firstAttribute == .left && constraint.secondAttribute == .top)
    #expect(outer.constraints == [constraint])
    let inWindow = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (window, inner) = (UIWindow(), UIView())
        window.addSubview(inner)
        NSLayoutConstraint(
          item: inner, attribute: .left, relatedBy: .equal, toItem: window, attribute: .top,
          multiplier: 1, constant: 0
        ).isActive = true
      }
    }
    let inLayout = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        NSLayoutConstraint(
          item: inner, attribute: .centerX, relatedBy: .equal, toItem: outer,
          attribute: .centerY, multiplier: 1, constant: 0
        ).isActive = true
        outer.layoutIfNeeded()
      }
    }
    for result in [inWindow, inLayout] {
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("Constraint improperly relates anchors of incompatible types"))
    }
  }

  @Test("The guides of a controller can be the items of a constraint")
  func layoutSupport() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 30
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = controller
    window.isHidden = false
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let top = NSLayoutConstraint(
      item: label, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 5)
    top.isActive = true
    window.layoutIfNeeded()
    #expect(top.secondItem === controller.topLayoutGuide)
    #expect(label.frame.minY == controller.view.safeAreaInsets.top + 5)
    #expect(controller.topLayoutGuide.length >= 30)
  }

  @Test("The bar of a search has its size at once")
  func searchBar() {
    let bar = UISearchController(searchResultsController: nil).searchBar
    #expect(bar.frame.width == UIScreen.main.bounds.width && bar.frame.height > 0)
  }

  @Test("All tabs can be put elsewhere")
  func customizable() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    #expect(tabs.customizableViewControllers == tabs.viewControllers)
  }

  @Test("A view in a window without a root appears, and disappears with it")
  func appearance() async throws {
    final class Controller: UIViewController {
      var log: [String] = []

      override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }
    let controller = Controller()
    let window = UIWindow()
    window.addSubview(controller.view)
    CATransaction.flush()
    #expect(controller.log == ["will appear", "did appear"])
    controller.view.removeFromSuperview()
    CATransaction.flush()
    #expect(controller.log.suffix(2) == ["will disappear", "did disappear"])
  }

  @Test("A transaction around a push or a pop completes after it", arguments: [true, false])
  func transaction(pushes: Bool) async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    if !pushes { navigation.pushViewController(UIViewController(), animated: false) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    CATransaction.flush()
    let shown = navigation.topViewController
    await withCheckedContinuation { continuation in
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.topViewController !== shown)
        #expect(navigation.topViewController?.view.window === window)
        continuation.resume()
      }
      if pushes {
        navigation.pushViewController(UIViewController(), animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      CATransaction.commit()
      #expect(shown?.view.window === window)
    }
  }

  @Test("A picture without an area has no context")
  func emptyPicture() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 0, height: 4), false, 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
