import DisplayInterface
import Foundation

/// The part of a field that shows its text.
@MainActor final class FieldCanvas: UIView {
  var field: (() -> Field?)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  package override var contentRole: Content.Role {
    (superview as? UITextView)?.contentRole ?? .none
  }

  package override func contentBody() -> Content.Body {
    field?().map { .field($0) } ?? .none
  }
}
