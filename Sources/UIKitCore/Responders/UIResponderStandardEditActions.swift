public import Foundation

/// The standard editing actions, which any responder can implement.
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
  func pasteAndMatchStyle(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
  func printContent(_ sender: Any?)
  func rename(_ sender: Any?)
  func duplicate(_ sender: Any?)
  func move(_ sender: Any?)
  func export(_ sender: Any?)
  func find(_ sender: Any?)
  func findAndReplace(_ sender: Any?)
  func findNext(_ sender: Any?)
  func findPrevious(_ sender: Any?)
  func useSelectionForFind(_ sender: Any?)
  /// Changes the attributes of the selected text.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponder: UIResponderStandardEditActions {
  /// The actions that can be performed by name.
  private static let standardActions: [Selector: @MainActor (UIResponder) -> (Any?) -> Void] = [
    "cut:": { $0.cut }, "copy:": { $0.copy }, "paste:": { $0.paste }, "select:": { $0.select },
    "selectAll:": { $0.selectAll }, "delete:": { $0.delete },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft },
    "toggleBoldface:": { $0.toggleBoldface }, "toggleItalics:": { $0.toggleItalics },
    "toggleUnderline:": { $0.toggleUnderline }, "increaseSize:": { $0.increaseSize },
    "decreaseSize:": { $0.decreaseSize },
    "pasteAndMatchStyle:": { $0.pasteAndMatchStyle }, "pasteAndGo:": { $0.pasteAndGo },
    "pasteAndSearch:": { $0.pasteAndSearch }, "printContent:": { $0.printContent },
    "rename:": { $0.rename }, "duplicate:": { $0.duplicate }, "move:": { $0.move },
    "export:": { $0.export }, "find:": { $0.find }, "findAndReplace:": { $0.findAndReplace },
    "findNext:": { $0.findNext }, "findPrevious:": { $0.findPrevious },
    "useSelectionForFind:": { $0.useSelectionForFind },
  ]

  /// - Returns: `true` if `action` is a standard action.
  package final func performStandardAction(_ action: Selector, sender: Any?) -> Bool {
    guard let method = UIResponder.standardActions[action] else { return false }
    method(self)(sender)
    return true
  }
}
