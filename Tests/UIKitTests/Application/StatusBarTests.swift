import Foundation
import Testing
import UIKit

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

  @Test func `a URL that nothing opens is not opened`() throws {
    let url = try #require(URL(string: "no-such-scheme-of-any-program://x"))
    #expect(!UIApplication.shared.openURL(url))
  }
}
