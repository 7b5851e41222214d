import Foundation

/// A command of the edit menu that goes to the responder that can perform it.
@MainActor final class EditCommand: UICommand {
  private weak var responder: AnyObject?

  init(title: String, action: Selector, responder: AnyObject) {
    self.responder = responder
    super.init(title: title, action: action)
  }

  override func performWithSender(_ sender: Any?, target: Any?) {
    super.performWithSender(sender, target: target ?? responder)
  }

  private static let standard: [(title: String, action: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Select", "select:"), ("Select All", "selectAll:"),
  ]

  /// The commands for the menu bar; they go to the first responder.
  static var standardCommands: [UICommand] {
    standard.map { UICommand(title: $0.title, action: $0.action) }
  }

  /// The standard commands and `items` that `responder` or a later one of its responder chain can perform.
  static func commands(for responder: UIResponder, items: [UIMenuItem] = []) -> [EditCommand] {
    (standard + items.map { ($0.title, $0.action) }).compactMap { title, action in
      (responder.target(forAction: action, withSender: nil) as AnyObject?).map {
        EditCommand(title: title, action: action, responder: $0)
      }
    }
  }
}
