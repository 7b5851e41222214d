import Foundation

/// Adds menus to a menu system and removes them.
///
/// A responder gets a builder in ``UIResponder/buildMenu(with:)``. A menu that is not there changes nothing.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The menu system that is being built.
  var system: UIMenuSystem { get }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
