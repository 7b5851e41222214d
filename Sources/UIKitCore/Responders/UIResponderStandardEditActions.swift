import Foundation

/// The editing that any responder may be asked for.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {
  /// What can be asked by its name.
  private static let standardActions: [Selector: @MainActor (UIResponder) -> (Any?) -> Void] = [
    "cut:": { $0.cut }, "copy:": { $0.copy }, "paste:": { $0.paste }, "select:": { $0.select },
    "selectAll:": { $0.selectAll }, "delete:": { $0.delete },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft },
    "toggleBoldface:": { $0.toggleBoldface }, "toggleItalics:": { $0.toggleItalics },
    "toggleUnderline:": { $0.toggleUnderline }, "increaseSize:": { $0.increaseSize },
    "decreaseSize:": { $0.decreaseSize },
  ]

  /// - Returns: Whether there is a method of that name.
  package final func performStandardAction(_ action: Selector, sender: Any?) -> Bool {
    guard let method = UIResponder.standardActions[action] else { return false }
    method(self)(sender)
    return true
  }
}
