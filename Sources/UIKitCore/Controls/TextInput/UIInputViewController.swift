public import Foundation

/// Manages a view that replaces the keyboard.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var ownInputView: UIInputView?
  /// The view of the controller.
  open override var inputView: UIInputView? {
    get { ownInputView ?? viewIfLoaded as? UIInputView }
    set {
      checkThread()
      ownInputView = newValue
      if let newValue { view = newValue }
    }
  }

  open override func loadView() {
    view = ownInputView ?? UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// The text of the first responder, which this controller edits.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  private lazy var proxy = TextDocumentProxy(self)

  open var primaryLanguage: String? { willSet { checkThread() } }
  /// Has no effect: the system here has no such service.
  open var hasDictationKey = false { willSet { checkThread() } }
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }

  open func dismissKeyboard() {
    proxy.responder?.resignFirstResponder()
  }

  /// Switches to another keyboard; there is none. Has no effect: the system here has no such service.
  open func advanceToNextInputMode() {}
  /// Has no effect: the system here has no such service.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
