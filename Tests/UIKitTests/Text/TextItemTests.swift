import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Items in text") struct TextItemTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var choose: (UITextItem, UIAction) -> UIAction? = { $1 }
    var menu: UIMenu?

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { choose(textItem, defaultAction) }

    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { menu.map { UITextItem.MenuConfiguration(menu: $0) } }
  }

  private final class Former: NSObject, UITextViewDelegate {
    var asked: [URL] = []

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool {
      asked.append(URL)
      return false
    }
  }

  private func withText(_ body: (UITextView, UIWindow) -> Void) {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    view.isEditable = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let text = NSMutableAttributedString(
      string: "terms", attributes: [.textItemTag: "terms", .font: UIFont.systemFont(ofSize: 30)])
    text.append(
      NSAttributedString(
        string: "\nlink",
        attributes: [.link: URL(string: "a://b")!, .font: UIFont.systemFont(ofSize: 30)]))
    view.attributedText = text
    let root = UIViewController()
    root.view.addSubview(view)
    withWindow(root) { window in body(view, window) }
  }

  @Test("are given to the delegate, whose action is performed by a tap")
  func action() {
    let delegate = Delegate()
    withText { view, window in
      view.delegate = delegate
      var items: [UITextItem] = []
      var performed = 0
      delegate.choose = { item, _ in
        items.append(item)
        return UIAction { _ in performed += 1 }
      }
      Finger(window).tap(10, 110)
      Finger(window).tap(10, 150)
      #expect(performed == 2 && items.map(\.range) == [NSRange(0..<5), NSRange(5..<10)])
      guard case .tag("terms")? = items.first?.content, case .link(let url)? = items.last?.content
      else { return #expect(Bool(false)) }
      #expect(url.absoluteString == "a://b")
    }
  }

  @Test("present a menu if they have no action")
  func menu() {
    let delegate = Delegate()
    withText { view, window in
      view.delegate = delegate
      delegate.choose = { _, _ in nil }
      Finger(window).tap(10, 110)
      pass()
      #expect(window.rootViewController?.presentedViewController == nil)
      delegate.menu = UIMenu(title: "Terms", children: [UIAction(title: "Read") { _ in }])
      Finger(window).tap(10, 110)
      pass()
      #expect(window.rootViewController?.presentedViewController?.title == "Terms")
    }
  }

  @Test("ask a delegate without actions whether a link is opened")
  func former() {
    let delegate = Former()
    withText { view, window in
      view.delegate = delegate
      Finger(window).tap(10, 150)
      #expect(delegate.asked.map(\.absoluteString) == ["a://b"])
    }
  }
}
