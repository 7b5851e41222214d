import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Keys") struct PressTests {
  /// Writes down the presses and commands that reach it.
  final class Listener: UIViewController {
    var log: [String] = []
    var keeps: Set<UIKeyboardHIDUsage> = []
    var commands: [UIKeyCommand] = []
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
      button.setTitle("Go", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.log.append("go") }, for: .touchUpInside)
      view.addSubview(button)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("began \(press.key?.characters ?? "")") }
      if presses.contains(where: { $0.key.map { keeps.contains($0.keyCode) } ?? false }) { return }
      super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("ended \(press.key?.characters ?? "")") }
      super.pressesEnded(presses, with: event)
    }

    override var keyCommands: [UIKeyCommand]? { commands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:" || action == "selectAll:"
    }
    override func copy(_ sender: Any?) { log.append("copy from \(sender is UIKeyCommand)") }
    override func selectAll(_ sender: Any?) { log.append("selectAll from \(type(of: sender!))") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  func send(_ input: Input, in window: UIWindow) {
    UIApplication.shared.inputRouter.receive(input, in: window)
  }

  @Test("go up the responder chain as presses before they do anything")
  func presses() {
    let listener = Listener()
    withWindow(listener) { window in
      window.focusedView = listener.button
      send(.key(KeyPress(.enter)), in: window)
      #expect(listener.take() == ["began \r", "go", "ended \r"])
      listener.keeps = [.keyboardReturnOrEnter, .keyboardX]
      send(.key(KeyPress(.enter)), in: window)
      #expect(listener.take() == ["began \r", "ended \r"])
      send(.text("X"), in: window)
      #expect(listener.take() == ["began X", "ended X"])
      send(.text("pasted"), in: window)
      #expect(listener.take() == [])
    }
  }

  @Test("reach the innermost controller when nothing has focus, in a navigation controller too")
  func withoutFocus() {
    let listener = Listener()
    listener.loadViewIfNeeded()
    listener.button.isEnabled = false
    withWindow(UINavigationController(rootViewController: listener)) { window in
      window.focusedView = nil
      send(.key(KeyPress(.left)), in: window)
      #expect(
        listener.take() == [
          "began \(UIKeyCommand.inputLeftArrow)", "ended \(UIKeyCommand.inputLeftArrow)",
        ])
    }
  }

  @Test("typed into a field change it unless somebody keeps them")
  func typing() {
    let listener = Listener()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    listener.view.addSubview(field)
    withWindow(listener) { window in
      field.becomeFirstResponder()
      listener.keeps = [.keyboardB]
      for character in "abc" { send(.text(String(character)), in: window) }
      #expect(field.text == "ac")
    }
  }

  @Test("are commands where a responder says so, with control for the command key")
  func commands() {
    let listener = Listener()
    listener.commands = [
      UIKeyCommand(input: "c", modifierFlags: .command, action: "copy:"),
      UIKeyCommand(title: "All", action: "selectAll:", input: UIKeyCommand.inputHome),
      UIKeyCommand(input: "n", modifierFlags: [], action: "copy:"),
      UIKeyCommand(title: "Off", action: "copy:", input: "o", attributes: .disabled),
    ]
    withWindow(listener) { window in
      send(.key(KeyPress(.character("c"), modifiers: .command)), in: window)
      send(.key(KeyPress(.character("c"), modifiers: .control)), in: window)
      send(.key(KeyPress(.character("c"), modifiers: .alternate)), in: window)
      send(.key(KeyPress(.home)), in: window)
      send(.text("n"), in: window)
      send(.text("o"), in: window)
      #expect(
        listener.take().filter { !$0.contains("ed ") && !$0.contains("began") } == [
          "copy from true", "copy from true", "selectAll from UIKeyCommand", "copy from true",
        ])
    }
  }

  @Test("belong to a field before they are commands, but for those that want priority")
  func priority() {
    let listener = Listener()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    listener.view.addSubview(field)
    let command = UIKeyCommand(input: "n", modifierFlags: [], action: "copy:")
    listener.commands = [command]
    withWindow(listener) { window in
      field.becomeFirstResponder()
      send(.text("n"), in: window)
      #expect(field.text == "n")
      #expect(!listener.take().contains("copy from true"))
      command.wantsPriorityOverSystemBehavior = true
      send(.text("n"), in: window)
      #expect(field.text == "n")
      #expect(listener.take() == ["copy from true"])
    }
  }

  @Test("know where they are on the keyboard")
  func codes() {
    let codes = "aZ10 -;/é".map { UIKey(typing: $0).keyCode }
    #expect(
      codes == [
        .keyboardA, .keyboardZ, .keyboard1, .keyboard0, .keyboardSpacebar, .keyboardHyphen,
        .keyboardSemicolon, .keyboardSlash, .keyboardErrorUndefined,
      ])
    #expect(UIKey(KeyPress(.function(5))).keyCode == .keyboardF5)
    #expect(UIKey(KeyPress(.function(13))).keyCode == .keyboardF13)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 231)
    #expect(UIKey(typing: "Q").modifierFlags == .shift)
  }

  @Test("a tap on a bar button item sends its action to its target or up the chain")
  func barButtonItem() {
    let listener = Listener()
    let item = UIBarButtonItem(title: "All", style: .plain, target: nil, action: "selectAll:")
    listener.navigationItem.rightBarButtonItem = item
    withWindow(UINavigationController(rootViewController: listener)) { window in
      @MainActor func tap() {
        let button = item.viewInBar!
        let place = button.convert(CGPoint(x: 4, y: 4), to: nil)
        for phase in [Pointer.Phase.began, .ended] {
          send(.pointer(Pointer(phase, at: place)), in: window)
        }
      }
      tap()
      #expect(listener.take() == ["selectAll from UIBarButtonItem"])
      item.target = listener
      item.action = "copy:"
      tap()
      #expect(listener.take() == ["copy from false"])
      item.primaryAction = UIAction { [weak listener] action in
        listener?.log.append("primary from \(type(of: action.sender!))")
      }
      pass()
      tap()
      #expect(listener.take() == ["primary from UIBarButtonItem"])
    }
  }
}
