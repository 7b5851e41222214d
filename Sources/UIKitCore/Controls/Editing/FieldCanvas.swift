import DisplayInterface
import Foundation

/// The part of a field that displays its text.
@MainActor final class FieldCanvas: UIView {
  weak var owner: (any TextEditing)?
  /// The recent states of the text, to which a display's edits refer.
  var history = TextHistory()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  package override var contentRole: NodeRole { owner?.canvasRole ?? .none }

  package override func contentBody() -> NodeContent.Body {
    guard let owner else { return .none }
    var field = owner.shownField
    if field.selection != nil, !field.isSecure {
      field.editable = history.tell(owner.editor)
    } else {
      history.forget()
    }
    return .field(field)
  }
}
