import UIKit

/// A field and a text view, edited from the start.
final class TextScreen: UIViewController {
  private let field = UITextField()
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text"
    view.backgroundColor = .systemBackground
    field.placeholder = "Field"
    let stack = UIStackView(arrangedSubviews: [field, textView])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }
}
