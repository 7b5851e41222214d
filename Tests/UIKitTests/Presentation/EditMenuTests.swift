import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Edit menus") struct EditMenuTests {
  final class Note: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:" || action == "shout"
    }
    override func copy(_ sender: Any?) { log.append("copy") }
  }

  final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var isEmpty = false

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      guard !isEmpty else { return UIMenu(children: []) }
      let own = UIAction(title: "Quote") { [weak self] _ in self?.log.append("quote") }
      return UIMenu(children: suggestedActions + [own])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present \(configuration.identifier)")
      animator.addCompletion { [weak self] in self?.log.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
  }

  func withNote(_ body: (UIWindow, Note) -> Void) {
    let root = UIViewController()
    let note = Note(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    root.view.addSubview(note)
    withWindow(root) { window in
      note.becomeFirstResponder()
      body(window, note)
    }
  }

  func titles(_ window: UIWindow) -> [String?] {
    window.rootViewController?.presentedViewController?.view.all(UIControl.self)
      .map(\.accessibilityLabel) ?? []
  }

  @Test("an interaction shows what the responder can do and what the delegate adds")
  func interaction() {
    withNote { window, note in
      let delegate = Delegate()
      let interaction = UIEditMenuInteraction(delegate: delegate)
      note.addInteraction(interaction)
      let configuration = UIEditMenuConfiguration(
        identifier: "a", sourcePoint: CGPoint(x: 5, y: 6))
      interaction.presentEditMenu(with: configuration)
      pass()
      #expect(titles(window) == ["Copy", "Quote"])
      #expect(interaction.location(in: note) == CGPoint(x: 5, y: 6))
      window.reachableRoot.control("Copy")?.press()
      pass()
      #expect(note.log == ["copy"])
      #expect(delegate.log == ["present a", "presented", "dismiss"])
      interaction.presentEditMenu(with: configuration)
      pass()
      window.reachableRoot.control("Quote")?.press()
      pass()
      #expect(delegate.log.contains("quote"))
      delegate.isEmpty = true
      interaction.presentEditMenu(with: configuration)
      pass()
      #expect(window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test("the shared controller shows the app's items that the first responder can perform")
  func shared() {
    withNote { window, note in
      let controller = UIMenuController.shared
      controller.menuItems = [
        UIMenuItem(title: "Shout", action: "shout"), UIMenuItem(title: "Sing", action: "sing"),
      ]
      var names: [String] = []
      let token = NotificationCenter.default.addObserver(
        forName: nil, object: controller, queue: nil
      ) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
      controller.showMenu(from: note, rect: note.bounds)
      pass()
      #expect(controller.isMenuVisible)
      #expect(titles(window) == ["Copy", "Shout"])
      controller.hideMenu()
      pass()
      #expect(!controller.isMenuVisible)
      #expect(window.rootViewController?.presentedViewController == nil)
      #expect(
        names
          == ["WillShow", "DidShow", "WillHide", "DidHide"].map {
            "UIMenuController\($0)MenuNotification"
          })
      NotificationCenter.default.removeObserver(token)
      note.resignFirstResponder()
      controller.showMenu(from: note, rect: note.bounds)
      #expect(!controller.isMenuVisible, "nobody is there to perform anything")
      controller.menuItems = nil
    }
  }

  final class Field: UITextField {
    func shout() {}
  }

  @Test("a text field can perform the actions of a subclass, too")
  func subclass() {
    let field = Field()
    #expect(field.canPerformAction("shout", withSender: nil))
    #expect(!field.canPerformAction("sing", withSender: nil))
    #expect(!field.canPerformAction("copy:", withSender: nil))
  }
}
