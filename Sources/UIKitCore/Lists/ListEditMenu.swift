/// The menu of an item that is pressed long, with the actions that the list's delegate can perform.
@MainActor enum ListEditMenu {
  private static let actions: [(title: String, selector: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"),
  ]

  /// - Returns: `nil` if no action can be performed.
  static func configuration(
    canPerform: (Selector) -> Bool, perform: @escaping (Selector) -> Void
  ) -> UIContextMenuConfiguration? {
    let possible = actions.filter { canPerform($0.selector) }
    guard !possible.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        children: possible.map { title, selector in
          UIAction(title: title) { _ in perform(selector) }
        })
    }
  }
}
