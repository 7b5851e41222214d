public import Foundation

/// Lets a user place the insertion point in a custom text view. A tap makes the view first responder, and a long
/// press opens its edit menu.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  public enum Mode: Int, Sendable {
    case editable = 0
    case nonEditable = 1
  }

  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UIResponder & UITextInput)?
  public final let textInteractionMode: Mode
  open private(set) weak var view: UIView?
  private let tap = UITapGestureRecognizer()
  private var menu: TextEditMenu?

  /// - Parameter mode: The mode. Only editable text receives the tap.
  public init(for mode: Mode) {
    textInteractionMode = mode
    super.init()
    tap.reaction = { [weak self] tap in self?.place(tap.location(in: self?.textView)) }
  }

  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap] }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(tap)
    menu?.remove()
    menu = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard textInteractionMode == .editable, let view else { return }
    view.addGestureRecognizer(tap)
    menu = TextEditMenu(in: view) { [weak self] in self?.textInput }
  }

  private var textView: UIView? { textInput as? UIView ?? view }

  private func place(_ point: CGPoint) {
    guard let textInput,
      delegate?.interactionShouldBegin(self, at: point) ?? true
    else { return }
    delegate?.interactionWillBegin(self)
    textInput.becomeFirstResponder()
    if let position = textInput.closestPosition(to: point) {
      textInput.selectedTextRange = textInput.textRange(from: position, to: position)
    }
    delegate?.interactionDidEnd(self)
  }
}

/// Allows a text interaction to begin, and is notified when it begins and ends.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
