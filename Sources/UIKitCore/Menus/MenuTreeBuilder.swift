import Foundation

/// Builds a menu by replacing the ones on the way to what changes, as menus can't change.
@MainActor final class MenuTreeBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    if root.identifier == identifier { return root }
    return root.first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.first { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return (command.propertyList as? NSObject) == (propertyList as? NSObject)
    } as? UICommand
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if root.identifier == replacedIdentifier {
      root = replacementMenu
    } else {
      edit(replacedIdentifier) { _ in [replacementMenu] }
    }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return }
    replace(
      menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    edit(removedIdentifier) { _ in [] }
  }

  /// Puts elements in a menu's place.
  private func edit(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    if let edited = root.replacing(identifier, body) { root = edited }
  }
}

extension UIMenu {
  /// The first element below this one, depth first, that fits.
  final func first(where fits: (UIMenuElement) -> Bool) -> UIMenuElement? {
    for child in children {
      if fits(child) { return child }
      if let found = (child as? UIMenu)?.first(where: fits) { return found }
    }
    return nil
  }

  /// A copy with other elements in a menu's place; `nil` if the menu is not below this one.
  fileprivate final func replacing(
    _ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]
  ) -> UIMenu? {
    for (index, child) in children.enumerated() {
      guard let menu = child as? UIMenu else { continue }
      let replacement =
        menu.identifier == identifier
        ? body(menu) : menu.replacing(identifier, body).map { [$0] }
      guard let replacement else { continue }
      var children = children
      children.replaceSubrange(index...index, with: replacement)
      return replacingChildren(children)
    }
    return nil
  }
}
