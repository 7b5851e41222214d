public import Foundation

/// The menus of the menu bar, or the context menus.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// The menus of the menu bar. Their key commands work in the whole app. The application and its delegate
  /// build them.
  open class var main: UIMenuSystem { mainSystem }

  /// The menus for a selection. The responder chain from the first responder up builds them.
  open class var context: UIMenuSystem { contextSystem }

  private var built: UIMenu?

  /// Rebuilds the menus the next time they are needed, or at the end of the current turn.
  open func setNeedsRebuild() {
    guard built != nil else { return }
    built = nil
    Turn.current.afterLayout { [weak self] in _ = self?.menu }
  }

  /// Asks responders to validate the menus' commands again. Here commands are validated whenever they are used.
  /// Has no effect.
  open func setNeedsRevalidate() {}

  /// Rebuilds the menus, because the app's delegate may be a different one.
  package final func rebuild() {
    built = nil
    _ = menu
  }

  /// The root of the menu bar; built when needed.
  package final var menu: UIMenu {
    if let built { return built }
    let menu = build(Self.menuBar, from: UIApplication.shared)
    built = menu
    return menu
  }

  /// Lets the responder chain from `start` up change a menu.
  package final func build(_ root: UIMenu, from start: UIResponder) -> UIMenu {
    let builder = MenuTreeBuilder(self, root: root)
    var responder: UIResponder? = start
    while let present = responder {
      present.buildMenu(with: builder)
      responder = present.next
    }
    return builder.root
  }

  private static var menuBar: UIMenu {
    func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
      UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
    func groups(_ identifiers: UIMenu.Identifier...) -> [UIMenuElement] {
      identifiers.map { group($0) }
    }
    func command(
      _ title: String, _ action: Selector, _ input: String, _ flags: UIKeyModifierFlags = []
    ) -> UIKeyCommand {
      UIKeyCommand(
        title: title, action: action, input: input, modifierFlags: flags.union(.command))
    }
    let edit: [UIMenuElement] = [
      group(
        .undoRedo,
        [UICommand(title: "Undo", action: "undo:"), UICommand(title: "Redo", action: "redo:")]),
      group(.standardEdit, EditCommand.standardCommands),
      group(
        .find,
        [
          command("Find…", "find:", "f"),
          command("Find and Replace…", "findAndReplace:", "f", .alternate),
          command("Find Next", "findNext:", "g"),
          command("Find Previous", "findPrevious:", "g", .shift),
          command("Use Selection for Find", "useSelectionForFind:", "e"),
        ]),
    ]
    let format = [
      UIMenu(
        title: "Font", identifier: .font,
        children: groups(.textStyle, .textSize, .textColor, .textStylePasteboard)),
      UIMenu(title: "Text", identifier: .text, children: groups(.alignment, .writingDirection)),
    ]
    return UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          title: ProcessInfo.processInfo.processName, identifier: .application,
          children: groups(.about, .preferences, .services, .hide, .quit)),
        UIMenu(
          title: "File", identifier: .file,
          children: groups(.newItem, .newScene, .open, .openRecent, .close, .document, .print)),
        UIMenu(
          title: "Edit", identifier: .edit,
          children: edit
            + groups(
              .replace, .share, .spelling, .substitutions, .transformations, .speech,
              .lookup, .learn, .autoFill)),
        UIMenu(title: "Format", identifier: .format, children: format),
        UIMenu(
          title: "View", identifier: .view, children: groups(.toolbar, .sidebar, .fullscreen)),
        UIMenu(
          title: "Window", identifier: .window,
          children: groups(.minimizeAndZoom, .bringAllToFront)),
        UIMenu(title: "Help", identifier: .help),
      ])
  }
}
