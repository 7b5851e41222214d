import DisplayInterface
import Foundation
import HeadlessDisplay
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A keyboard on the screen", .serialized) struct ScreenKeyboardTests {
  private func change(_ height: CGFloat) throws {
    let display = try #require(UIApplication.shared.display as? HeadlessDisplay)
    display.traits.keyboardHeight = height
    UIApplication.shared.inputRouter.receive(.traits(display.traits))
  }

  /// The order of the notifications and their frames are those of Apple's documentation of `UIResponder`.
  @Test func `tells when it comes, grows and goes, and the guide follows`() throws {
    let screen = UIScreen.main.bounds
    let window = UIWindow(frame: screen)
    let view = UIView(frame: screen)
    let bottom = UIView()
    bottom.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bottom)
    bottom.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    let rest = bottom.frame.maxY
    var log: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let y = frame?.minY ?? -1
        MainActor.assumeIsolated { log.append("\(word) \(Int(screen.maxY - y))") }
      }
    }
    try change(300)
    view.layoutIfNeeded()
    #expect(bottom.frame.maxY == screen.maxY - 300)
    #expect(log == ["will show 300", "will change 300", "did show 300", "did change 300"])
    log = []
    try change(340)
    #expect(log == ["will change 340", "did change 340"])
    log = []
    try change(0)
    view.layoutIfNeeded()
    #expect(log == ["will hide 0", "will change 0", "did hide 0", "did change 0"])
    #expect(bottom.frame.maxY == rest)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    window.isHidden = true
  }
}
