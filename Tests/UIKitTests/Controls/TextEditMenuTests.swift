import Foundation
import Testing
import UIKit
import UIKitCore

/// `textField(_:editMenuForCharactersIn:suggestedActions:)` and the methods beside it.
@MainActor @Suite("Edit menus of text") struct TextEditMenuTests {
  final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []

    private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
      log.append("menu \(range.location) \(range.length)")
      let own = UIAction(title: "Quote") { [weak self] _ in self?.log.append("quote") }
      return range.length > 0 ? UIMenu(children: suggested + [own]) : nil
    }

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textField(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }
    func textField(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }

    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textView(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }
    func textView(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
  }

  func hold(_ window: UIWindow, _ view: UIView) {
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let finger = Finger(window)
    finger.down(center.x, center.y)
    pass()
    finger.up(center.x, center.y)
    pass()
  }

  func titles(_ window: UIWindow) -> [String] {
    window.rootViewController?.presentedViewController?.view.all(UIControl.self)
      .compactMap(\.accessibilityLabel) ?? []
  }

  private func check(_ view: any UIView & UITextInput, _ delegate: Delegate) {
    let root = UIViewController()
    view.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
    root.view.addSubview(view)
    withWindow(root) { window in
      hold(window, view)
      #expect(delegate.log == [], "nothing is edited yet")
      view.becomeFirstResponder()
      view.selectedTextRange = UITextRange(1..<3)
      hold(window, view)
      #expect(delegate.log == ["menu 1 2", "present"])
      #expect(titles(window).contains("Cut"))
      #expect(titles(window).last == "Quote")
      window.reachableRoot.control("Quote")?.press()
      pass()
      #expect(delegate.log == ["menu 1 2", "present", "quote", "dismiss"])
      view.selectedTextRange = UITextRange(0..<0)
      hold(window, view)
      #expect(titles(window).contains("Select All"))
      #expect(!titles(window).contains("Quote"))
    }
  }

  @Test func `a text field asks its delegate`() {
    let delegate = Delegate()
    let field = UITextField()
    field.text = "words"
    field.delegate = delegate
    check(field, delegate)
  }

  @Test func `a text view asks its delegate`() {
    let delegate = Delegate()
    let view = UITextView()
    view.text = "words"
    view.delegate = delegate
    check(view, delegate)
  }

  @Test func `a delegate that takes all ranges is asked for them`() {
    final class Ranges: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(title: "\(ranges.map(\.rangeValue.length))", children: suggestedActions)
      }
    }
    let field = UITextField()
    let delegate = Ranges()
    field.text = "words"
    field.delegate = delegate
    #expect(field.editMenu(for: UITextRange(1..<3), suggestedActions: [])?.title == "[2]")
  }
}
