import Foundation

extension UITextField {
  /// The interaction that drags selected text. Always `nil`, because text can't be dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// The interaction that inserts dropped text. Always `nil`, because text can't be dropped.
  public var textDropInteraction: UIDropInteraction? { nil }
}
