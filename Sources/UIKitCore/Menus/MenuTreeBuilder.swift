import Foundation

/// Builds a menu. Since menus are immutable, it replaces each menu on the path from the root to a change.
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
    return root.first(where: isMenu(identifier)) as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.first(where: isAction(identifier)) as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.first(where: isCommand(action, propertyList)) as? UICommand
  }

  private func isMenu(_ identifier: UIMenu.Identifier) -> (UIMenuElement) -> Bool {
    { ($0 as? UIMenu)?.identifier == identifier }
  }

  private func isAction(_ identifier: UIAction.Identifier) -> (UIMenuElement) -> Bool {
    { ($0 as? UIAction)?.identifier == identifier }
  }

  private func isCommand(_ action: Selector, _ propertyList: Any?) -> (UIMenuElement) -> Bool {
    { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return (command.propertyList as? NSObject) == (propertyList as? NSObject)
    }
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if root.identifier == replacedIdentifier {
      root = replacementMenu
    } else {
      edit(isMenu(replacedIdentifier)) { _ in [replacementMenu] }
    }
  }

  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]
  ) {
    edit(isMenu(replacedIdentifier)) { _ in replacementElements }
  }

  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]
  ) {
    edit(isAction(replacedIdentifier)) { _ in replacementElements }
  }

  func replace(
    command replacedAction: Selector, propertyList replacedPropertyList: Any?,
    with replacementElements: [UIMenuElement]
  ) {
    edit(isCommand(replacedAction, replacedPropertyList)) { _ in replacementElements }
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
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    edit(isMenu(siblingIdentifier)) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier
  ) {
    edit(isMenu(siblingIdentifier)) { [$0] + insertedElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
  ) {
    edit(isAction(siblingIdentifier)) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier
  ) {
    edit(isAction(siblingIdentifier)) { [$0] + insertedElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  ) {
    edit(isCommand(siblingAction, siblingPropertyList)) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  ) {
    edit(isCommand(siblingAction, siblingPropertyList)) { [$0] + insertedElements }
  }

  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
  }

  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    edit(isMenu(removedIdentifier)) { _ in [] }
  }

  func remove(action removedIdentifier: UIAction.Identifier) {
    edit(isAction(removedIdentifier)) { _ in [] }
  }

  func remove(command removedAction: Selector, propertyList removedPropertyList: Any?) {
    edit(isCommand(removedAction, removedPropertyList)) { _ in [] }
  }

  /// Replaces the first element that fulfills a condition.
  private func edit(
    _ fits: (UIMenuElement) -> Bool, _ body: (UIMenuElement) -> [UIMenuElement]
  ) {
    if let edited = root.replacing(fits, body) { root = edited }
  }
}

extension UIMenu {
  /// Returns the first descendant, depth first, that fulfills a condition.
  final func first(where fits: (UIMenuElement) -> Bool) -> UIMenuElement? {
    for child in children {
      if fits(child) { return child }
      if let found = (child as? UIMenu)?.first(where: fits) { return found }
    }
    return nil
  }

  /// Returns a copy in which the first descendant that fulfills a condition is replaced; `nil` if there is
  /// none.
  fileprivate final func replacing(
    _ fits: (UIMenuElement) -> Bool, _ body: (UIMenuElement) -> [UIMenuElement]
  ) -> UIMenu? {
    for (index, child) in children.enumerated() {
      let replacement =
        fits(child) ? body(child) : (child as? UIMenu)?.replacing(fits, body).map { [$0] }
      guard let replacement else { continue }
      var children = children
      children.replaceSubrange(index...index, with: replacement)
      return replacingChildren(children)
    }
    return nil
  }
}
