import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

/// `UIResponder`'s documentation says where the views come from: the first responder, or one after it in the chain.
@MainActor @Suite("Views in place of the keyboard", .serialized) struct KeyboardPlaceTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    CATransaction.flush()
  }

  private func type(_ input: Input) {
    UIApplication.shared.inputRouter.receive(input, in: window)
  }

  /// The part of the window that a view takes, if it is in it.
  private func place(_ view: UIView) -> CGRect? {
    view.window === window ? view.convert(view.bounds, to: nil) : nil
  }

  private final class Form: UIViewController {
    let first = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 32))
    let second = UITextField(frame: CGRect(x: 0, y: 80, width: 200, height: 32))
    let picker = UIPickerView()
    let bar = UIToolbar()
    let bottom = UIView()
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.items = [
        UIBarButtonItem(title: "Done", primaryAction: UIAction { [weak self] _ in self?.taps += 1 })
      ]
      bar.sizeToFit()
      first.inputView = picker
      first.inputAccessoryView = bar
      second.inputAccessoryView = bar
      bottom.translatesAutoresizingMaskIntoConstraints = false
      for part in [first, second, bottom] { view.addSubview(part) }
      bottom.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
  }

  @Test func `A field's views stand at the bottom, and are told of as a keyboard is`() throws {
    var log: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { log.append("\(word) \(frame?.height ?? -1)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let form = Form()
    show(form)
    #expect(place(form.picker) == nil)
    let rest = form.bottom.frame.maxY
    form.first.becomeFirstResponder()
    CATransaction.flush()
    let input = try #require(place(form.picker))
    let bar = try #require(place(form.bar))
    let inset = window.safeAreaInsets.bottom
    #expect(input.maxY == window.bounds.maxY - inset && input.minY == bar.maxY)
    #expect(input.width == window.bounds.width && bar.width == window.bounds.width)
    #expect(input.height == form.picker.intrinsicContentSize.height && bar.height > 0)
    #expect(form.bottom.frame.maxY == bar.minY)
    let both = bar.height + input.height + inset
    #expect(log == ["will show \(both)", "will change \(both)"])
    log = []
    form.second.becomeFirstResponder()
    CATransaction.flush()
    #expect(place(form.picker) == nil)
    #expect(place(form.bar)?.maxY == window.bounds.maxY - inset)
    #expect(log == ["will change \(bar.height + inset)"])
    log = []
    form.second.resignFirstResponder()
    CATransaction.flush()
    #expect(place(form.bar) == nil && form.bottom.frame.maxY == rest)
    #expect(
      log.first == "will change \(bar.height + inset)"
        && log.last == "did hide \(bar.height + inset)")
    window.isHidden = true
  }

  @Test func `Another view takes the place when the views are reloaded`() {
    let form = Form()
    show(form)
    form.first.becomeFirstResponder()
    CATransaction.flush()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 96))
    form.first.inputView = other
    CATransaction.flush()
    #expect(place(other) == nil && place(form.picker) != nil)
    form.first.reloadInputViews()
    CATransaction.flush()
    #expect(place(form.picker) == nil)
    #expect(place(other)?.size == CGSize(width: window.bounds.width, height: 96))
    window.isHidden = true
  }

  @Test func `Tab leads from the field into its view, and Space presses a button in the bar`()
    throws
  {
    let form = Form()
    show(form)
    form.first.becomeFirstResponder()
    CATransaction.flush()
    type(.key(KeyPress(.tab)))
    let focused = try #require(window.focusedView)
    #expect(focused.isDescendant(of: form.bar) || focused.isDescendant(of: form.picker))
    #expect(form.first.isFirstResponder)
    for _ in 0..<4 where !(window.focusedView?.isDescendant(of: form.bar) ?? false) {
      type(.key(KeyPress(.tab)))
    }
    type(.text(" "))
    #expect(form.taps == 1 && form.first.text?.isEmpty != false)
    type(.text("a"))
    #expect(form.first.text == "a")
    window.isHidden = true
  }

  private final class Chat: UIViewController {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 48))
    lazy var bar: UIView = {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 64))
      bar.addSubview(text)
      return bar
    }()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func `A controller's bar stays at the bottom while its screen shows, whatever edits`() {
    let chat = Chat()
    let navigation = UINavigationController(rootViewController: chat)
    show(navigation)
    CATransaction.flush()
    #expect(chat.isFirstResponder && place(chat.bar)?.height == 64)
    chat.text.becomeFirstResponder()
    CATransaction.flush()
    type(.text("hello"))
    #expect(chat.text.text == "hello" && place(chat.bar) != nil)
    chat.text.resignFirstResponder()
    CATransaction.flush()
    #expect(chat.isFirstResponder && place(chat.bar) != nil)
    navigation.pushViewController(UIViewController(), animated: false)
    CATransaction.flush()
    CATransaction.flush()
    #expect(window.firstResponder == nil && place(chat.bar) == nil)
    navigation.popViewController(animated: false)
    CATransaction.flush()
    CATransaction.flush()
    #expect(chat.isFirstResponder && place(chat.bar) != nil)
    window.isHidden = true
    #expect(place(chat.bar) == nil)
  }

  @Test func `What is presented covers the bar, which comes back`() {
    let chat = Chat()
    show(chat)
    CATransaction.flush()
    chat.present(UIViewController(), animated: false)
    CATransaction.flush()
    CATransaction.flush()
    #expect(place(chat.bar) == nil)
    chat.dismiss(animated: false)
    CATransaction.flush()
    CATransaction.flush()
    #expect(chat.isFirstResponder && place(chat.bar) != nil)
    window.isHidden = true
  }

  @Test func `A field in a sheet has its views in reach`() {
    let (base, form) = (UIViewController(), Form())
    show(base)
    base.present(form, animated: false)
    CATransaction.flush()
    CATransaction.flush()
    form.first.becomeFirstResponder()
    CATransaction.flush()
    #expect(place(form.picker)?.maxY == window.bounds.maxY - window.safeAreaInsets.bottom)
    #expect(form.picker.isDescendant(of: window.reachableRoot))
    window.isHidden = true
  }

  @Test func `A bar with constraints is as high as they say, and grows`() {
    final class Growing: UIViewController {
      let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard)
      let content = UIView()
      lazy var height = content.heightAnchor.constraint(equalToConstant: 48)
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.allowsSelfSizing = true
        bar.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(content)
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
          content.topAnchor.constraint(equalTo: bar.topAnchor),
          content.bottomAnchor.constraint(equalTo: bar.bottomAnchor), height,
        ])
      }
    }
    let screen = Growing()
    show(screen)
    CATransaction.flush()
    let bottom = window.bounds.maxY - window.safeAreaInsets.bottom
    #expect(
      place(screen.bar)
        == CGRect(x: 0, y: bottom - 48, width: window.bounds.width, height: 48))
    screen.height.constant = 96
    CATransaction.flush()
    #expect(place(screen.bar)?.minY == bottom - 96)
    window.isHidden = true
  }
}
