import DisplayInterface
import Foundation
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("The status bar") struct StatusBarTests {
  @Test func `is as the app set it`() {
    let application = UIApplication.shared
    let (style, isHidden) = (application.statusBarStyle, application.isStatusBarHidden)
    application.setStatusBarStyle(.lightContent, animated: true)
    #expect(application.statusBarStyle == .lightContent)
    application.statusBarStyle = style
    application.setStatusBarHidden(!isHidden, with: .fade)
    #expect(application.isStatusBarHidden == !isHidden)
    application.isStatusBarHidden = isHidden
  }

  private final class Screen: UIViewController {
    var isBarHidden = false
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test func `is as high as the safe area of the display, unless a controller hides it`() throws {
    try apart {
      let application = UIApplication.shared
      let former = application.display
      var traits = HeadlessDisplay.phone
      traits.safeArea = (47, 0, 34, 0)
      application.display = HeadlessDisplay(traits: traits)
      defer { application.display = former }
      let screen = Screen()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      let manager = try #require(window.windowScene?.statusBarManager)
      let frame = CGRect(x: 0, y: 0, width: 390, height: 47)
      #expect(manager.statusBarFrame == frame && application.statusBarFrame == frame)
      #expect(!manager.isStatusBarHidden)
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      screen.isBarHidden = true
      #expect(manager.isStatusBarHidden && application.statusBarFrame == .zero)
    }
  }

  @Test func `has the height that the environment says`() throws {
    let (bar, phone) = (
      try #require(DisplayTraits.safeArea("20")),
      try #require(DisplayTraits.safeArea("59,0,34,0"))
    )
    #expect(bar == (20, 0, 0, 0) && phone == (59, 0, 34, 0))
    for text in ["", "x", "1,2", "20,", "-1", "nan", "59,0,34,0,1"] {
      #expect(DisplayTraits.safeArea(text) == nil)
    }
  }

  @Test func `a URL that nothing opens is not opened`() throws {
    let url = try #require(URL(string: "no-such-scheme-of-any-program://x"))
    #expect(!UIApplication.shared.openURL(url))
  }
}
