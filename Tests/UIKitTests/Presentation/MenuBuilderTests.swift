import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Menus that responders build") struct MenuBuilderTests {
  /// Builds with a closure, and writes down what it is asked for.
  final class Builder: UIResponder, UIApplicationDelegate {
    var body: (any UIMenuBuilder) -> Void = { _ in }
    var log: [String] = []
    var isEnabled = true

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      body(builder)
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:"
    }
    override func copy(_ sender: Any?) { log.append("copy \((sender as? UICommand)?.title ?? "")") }
    override func validate(_ command: UICommand) {
      log.append("validate \(command.title)")
      command.attributes = isEnabled ? [] : .disabled
    }
  }

  let builder = Builder()

  private func group(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(title: name, identifier: UIMenu.Identifier(name), children: children)
  }

  /// The menus and commands below a menu, those of each in parentheses.
  private func outline(_ menu: UIMenu) -> String {
    menu.children.map { child in
      child.title + ((child as? UIMenu).map { "(\(outline($0)))" } ?? "")
    }.joined(separator: " ")
  }

  private func build(_ body: @escaping (any UIMenuBuilder) -> Void) -> String {
    builder.body = body
    let root = group(
      "root", [group("a", [group("b", [UICommand(title: "c", action: "copy:")])]), group("d")])
    return outline(UIMenuSystem.context.build(root, from: builder))
  }

  @Test func `elements are put before, behind and into others`() {
    let new: [UIMenuElement] = [UICommand(title: "x", action: "x:"), group("y")]
    #expect(build { $0.insertElements(new, beforeMenu: .init("b")) } == "a(x y() b(c)) d()")
    #expect(build { $0.insertElements(new, afterMenu: .init("a")) } == "a(b(c)) x y() d()")
    #expect(build { $0.insertElements(new, atStartOfMenu: .init("b")) } == "a(b(x y() c)) d()")
    #expect(build { $0.insertElements(new, atEndOfMenu: .init("b")) } == "a(b(c x y())) d()")
    #expect(build { $0.insertElements(new, beforeCommand: "copy:") } == "a(b(x y() c)) d()")
    #expect(build { $0.insertElements(new, afterCommand: "copy:") } == "a(b(c x y())) d()")
    #expect(
      build { $0.insertElements(new, afterCommand: "copy:", propertyList: "other") }
        == "a(b(c)) d()")
    let action = UIAction(title: "e", identifier: .init("e")) { _ in }
    let before = build {
      $0.insertElements([action], atEndOfMenu: .init("d"))
      $0.insertElements(new, beforeAction: .init("e"))
    }
    #expect(before == "a(b(c)) d(x y() e)")
    let after = build {
      $0.insertElements([action], atEndOfMenu: .init("d"))
      $0.insertElements(new, afterAction: .init("e"))
    }
    #expect(after == "a(b(c)) d(e x y())")
  }

  @Test func `elements take the place of menus, actions and commands, which can be removed`() {
    let new: [UIMenuElement] = [UICommand(title: "x", action: "x:"), group("y")]
    let action = UIAction(title: "e", identifier: .init("e")) { _ in }
    #expect(build { $0.replace(menu: .init("b"), with: new) } == "a(x y()) d()")
    #expect(build { $0.replace(command: "copy:", with: new) } == "a(b(x y())) d()")
    #expect(build { $0.remove(command: "copy:") } == "a(b()) d()")
    let replaced = build {
      $0.insertElements([action], atEndOfMenu: .init("d"))
      $0.replace(action: .init("e"), with: new)
    }
    #expect(replaced == "a(b(c)) d(x y())")
    let removed = build {
      $0.insertElements([action], atEndOfMenu: .init("d"))
      $0.remove(action: .init("e"))
    }
    #expect(removed == "a(b(c)) d()")
  }

  @Test("Menus are put before, behind and into others, replaced and removed")
  func changes() {
    let new = group("new")
    #expect(build { $0.insertSibling(new, beforeMenu: .init("b")) } == "a(new() b(c)) d()")
    #expect(build { $0.insertSibling(new, afterMenu: .init("a")) } == "a(b(c)) new() d()")
    #expect(build { $0.insertChild(new, atStartOfMenu: .init("b")) } == "a(b(new() c)) d()")
    #expect(build { $0.insertChild(new, atEndOfMenu: .init("root")) } == "a(b(c)) d() new()")
    #expect(build { $0.replace(menu: .init("b"), with: new) } == "a(new()) d()")
    #expect(build { $0.remove(menu: .init("a")) } == "d()")
    #expect(build { $0.remove(menu: .init("unknown")) } == "a(b(c)) d()")
    #expect(build { $0.insertSibling(new, afterMenu: .init("unknown")) } == "a(b(c)) d()")
    let replaced = build {
      $0.replaceChildren(ofMenu: .init("b")) { old in
        [UICommand(title: "first", action: "copy:")] + old
      }
    }
    #expect(replaced == "a(b(first c)) d()")
  }

  @Test("What is there is found by identifier, action and property list")
  func finding() {
    _ = build { builder in
      #expect(builder.system === UIMenuSystem.context)
      #expect(builder.menu(for: .init("b"))?.title == "b")
      #expect(builder.menu(for: .init("root"))?.children.count == 2)
      #expect(builder.menu(for: .init("x")) == nil)
      #expect(builder.command(for: "copy:", propertyList: nil)?.title == "c")
      #expect(builder.command(for: "copy:", propertyList: "list") == nil)
      let action = UIAction(title: "act", identifier: .init("act")) { _ in }
      builder.insertChild(
        UIMenu(children: [
          action, UICommand(title: "listed", action: "copy:", propertyList: "list"),
        ]),
        atEndOfMenu: .init("d"))
      #expect(builder.action(for: .init("act")) === action)
      #expect(builder.command(for: "copy:", propertyList: "list")?.title == "listed")
    }
  }

  @Test("The app's delegate builds the menu bar, whose key commands work everywhere")
  func menuBar() {
    let former = UIApplication.shared.delegate
    defer {
      UIApplication.shared.delegate = former
      UIMenuSystem.main.rebuild()
    }
    UIApplication.shared.delegate = builder
    var systems: [UIMenuSystem] = []
    builder.body = { builder in
      systems.append(builder.system)
      let command = UIKeyCommand(
        title: "Key", action: "copy:", input: "j", modifierFlags: [.command, .shift])
      builder.insertSibling(
        UIMenu(options: .displayInline, children: [command]), afterMenu: .standardEdit)
    }
    UIMenuSystem.main.rebuild()
    #expect(systems == [.main])
    #expect(
      UIMenuSystem.main.menu.children.map { ($0 as? UIMenu)?.identifier } == [
        .application, .file, .edit, .format, .view, .window, .help,
      ])
    withWindow(UIViewController()) { window in
      @MainActor func press() {
        let key = KeyPress(.character("j"), modifiers: [.command, .shift])
        UIApplication.shared.inputRouter.receive(.key(key), in: window)
      }
      press()
      #expect(builder.log == ["validate Key", "copy Key"])
      builder.isEnabled = false
      press()
      #expect(builder.log == ["validate Key", "copy Key", "validate Key"])
    }
    UIMenuSystem.main.setNeedsRebuild()
    #expect(systems == [.main])
    Turn.current.commit()
    #expect(systems == [.main, .main])
  }

  @Test("An edit menu has what the responders from the first one on add")
  func editMenu() {
    final class Note: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:"
      }
    }
    final class Controller: UIViewController {
      override func buildMenu(with builder: any UIMenuBuilder) {
        guard builder.system == .context else { return }
        builder.insertSibling(
          UIMenu(options: .displayInline, children: [UIAction(title: "Quote") { _ in }]),
          afterMenu: .standardEdit)
      }
    }
    let (root, note) = (Controller(), Note(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    root.view.addSubview(note)
    withWindow(root) { window in
      note.becomeFirstResponder()
      let interaction = UIEditMenuInteraction(delegate: nil)
      note.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      window.layoutIfNeeded()
      let titles = root.presentedViewController?.view.all(UIControl.self).map(\.accessibilityLabel)
      #expect(titles == ["Copy", "Quote"])
    }
  }
}
