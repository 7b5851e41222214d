public import UIKit

/// Fields that hand the keyboard on to one another.
public final class FormScreen: ProbeViewController, Changeable {
  public static let changes = [
    "form-focus", "form-resign", "form-remove", "form-add", "form-secure", "form-select",
    "form-undo", "form-input",
  ]

  private let stack = UIStackView()
  private var fields: [any UIView & UITextInput] = []

  public override func viewDidLoad() {
    title = "Form"
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 4
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    for number in 0..<4 { add(number) }
    super.viewDidLoad()
  }

  private func add(_ number: Int) {
    if number % 4 == 3 {
      let text = UITextView()
      text.text = "Line \(number)"
      text.delegate = self
      fields.append(text)
    } else {
      let field = UITextField()
      field.placeholder = "Field \(number)"
      field.delegate = self
      field.returnKeyType = .next
      field.addAction(
        UIAction { [weak self] _ in if let self { record(.select) } }, for: .editingChanged)
      fields.append(field)
    }
    stack.addArrangedSubview(fields.last!)
  }

  public func change(_ name: String, _ number: Int, animated: Bool) {
    loadViewIfNeeded()
    let field = fields.at(number)
    switch name {
    case "form-focus": field?.becomeFirstResponder()
    case "form-resign":
      if number % 2 == 0 { field?.resignFirstResponder() } else { view.endEditing(number % 3 == 0) }
    case "form-remove":
      guard let field else { return }
      fields.removeAll { $0 === field }
      field.removeFromSuperview()
    case "form-add": if fields.count < 8 { add(number) }
    case "form-secure": (field as? UITextField)?.isSecureTextEntry.toggle()
    case "form-select":
      guard let field else { return }
      let end = field.endOfDocument
      if let start = field.position(from: field.beginningOfDocument, offset: number % 7) {
        field.selectedTextRange = field.textRange(from: start, to: end)
      }
    case "form-undo":
      if field?.undoManager?.canUndo == true { field?.undoManager?.undo() }
    default:
      (field as? UITextField)?.inputAccessoryView = number % 2 == 0 ? UIToolbar() : nil
      field?.reloadInputViews()
    }
  }
}

extension FormScreen: UITextFieldDelegate, UITextViewDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(where: { $0 === textField }) else { return true }
    fields[(index + 1) % fields.count].becomeFirstResponder()
    return false
  }
}
