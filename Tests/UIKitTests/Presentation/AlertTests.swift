import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Alerts") struct AlertTests {
  let recorder = Recorder()

  func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in [
      ("OK", UIAlertAction.Style.default), ("Cancel", .cancel), ("Delete", .destructive),
    ] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [recorder] action in
          recorder.note(action.title ?? "")
        })
    }
    return alert
  }

  func withPresented(_ alert: UIAlertController, _ body: (UIViewController) -> Void) {
    let root = RecordedController("A", recorder)
    withWindow(root) { _ in
      root.present(alert, animated: true)
      pass()
      _ = recorder.take()
      body(root)
    }
  }

  func button(_ title: String, in view: UIView) -> UIControl? {
    if let control = view as? UIControl, control.accessibilityLabel == title { return control }
    for subview in view.subviews {
      if let found = button(title, in: subview) { return found }
    }
    return nil
  }

  @Test func `the presenter stays, and the handler runs once the alert is gone`() {
    let alert = alert()
    withPresented(alert) { root in
      #expect(root.view.window != nil)
      #expect(root.presentedViewController === alert)
      button("OK", in: alert.view)?.sendActions(for: .touchUpInside)
      CATransaction.flush()
      #expect(recorder.take() == [])
      pass()
      #expect(recorder.take() == ["OK"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a handler can present the next alert`() {
    let first = UIAlertController(title: "1", message: nil, preferredStyle: .alert)
    let second = UIAlertController(title: "2", message: nil, preferredStyle: .alert)
    let root = UIViewController()
    first.addAction(
      UIAlertAction(title: "Go", style: .default) { [weak root] _ in
        root?.present(second, animated: true)
      })
    withWindow(root) { _ in
      root.present(first, animated: true)
      pass()
      button("Go", in: first.view)?.sendActions(for: .touchUpInside)
      pass(3)
      #expect(root.presentedViewController === second)
    }
  }

  @Test func `going back takes the cancel action`() {
    let alert = alert()
    withPresented(alert) { root in
      #expect(root.view.window!.goBack())
      pass()
      #expect(recorder.take() == ["Cancel"])
    }
  }

  @Test func `an alert without a way out stays`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    withPresented(alert) { root in
      #expect(root.view.window!.goBack())
      pass()
      #expect(root.presentedViewController === alert)
    }
  }

  @Test func `a disabled action cannot be taken`() {
    let alert = alert()
    alert.actions[0].isEnabled = false
    withPresented(alert) { root in
      #expect(button("OK", in: alert.view)?.isEnabled == false)
      alert.actions[0].isEnabled = true
      pass()
      #expect(button("OK", in: alert.view)?.isEnabled == true)
    }
  }

  @Test func `text fields are set up at once, and the first has the keyboard`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.text = "a" }
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    withPresented(alert) { _ in
      #expect(alert.textFields?.map { $0.text ?? "" } == ["a", ""])
      #expect(alert.textFields?[0].isFirstResponder == true)
    }
  }

  @Test func `the keyboard returns to the field that had it`() {
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    withWindow(root) { _ in
      root.view.addSubview(field)
      field.becomeFirstResponder()
      let alert = alert()
      root.present(alert, animated: true)
      pass()
      #expect(!field.isFirstResponder)
      root.dismiss(animated: true)
      pass()
      #expect(field.isFirstResponder)
    }
  }

  @Test func `an alert is freed`() {
    weak var freed: UIAlertController?
    do {
      let alert = alert()
      alert.addTextField()
      freed = alert
      withPresented(alert) { _ in
        button("OK", in: alert.view)?.sendActions(for: .touchUpInside)
        pass()
      }
    }
    #expect(freed == nil)
  }
}
