import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Context menus") struct ContextMenuTests {
  final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var hasMenu = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: "id" as NSString, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.log.append("share") }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display \(configuration.identifier)")
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
    }
  }

  func hold(_ window: UIWindow, _ x: CGFloat, _ y: CGFloat) {
    let finger = Finger(window)
    finger.down(x, y)
    pass()
    finger.up(x, y)
    pass()
  }

  func buttons(in view: UIView) -> [UIControl] {
    (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(buttons)
  }

  @Test("open when a view is held, and end with a choice")
  func interaction() {
    let owner = Owner()
    let root = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    root.view.addSubview(view)
    withWindow(root) { window in
      #expect(interaction.view === view)
      hold(window, 50, 150)
      #expect(owner.log == ["display id"])
      let shown = buttons(in: window.reachableRoot)
      #expect(shown.map(\.accessibilityLabel) == ["Share"])
      shown.first?.sendActions(for: .touchUpInside)
      pass()
      #expect(owner.log == ["display id", "share", "end"])
      owner.log = []
      hold(window, 50, 150)
      interaction.dismissMenu()
      pass()
      #expect(root.presentedViewController == nil)
      #expect(owner.log == ["display id", "end"])
      owner.hasMenu = false
      hold(window, 50, 150)
      #expect(root.presentedViewController == nil)
      owner.hasMenu = true
      view.removeInteraction(interaction)
      hold(window, 50, 150)
      #expect(root.presentedViewController == nil)
    }
  }

  final class Knob: UIControl {
    var log: [String] = []
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Turn") { _ in }])
      }
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }

  @Test("of a control are those of its subclass, while it has them enabled")
  func control() {
    let knob = Knob(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let root = UIViewController()
    root.view.addSubview(knob)
    withWindow(root) { window in
      #expect(knob.contextMenuInteraction == nil)
      knob.isContextMenuInteractionEnabled = true
      hold(window, 50, 150)
      #expect(buttons(in: window.reachableRoot).map(\.accessibilityLabel) == ["Turn"])
      knob.contextMenuInteraction?.dismissMenu()
      pass()
      #expect(knob.log == ["display", "end"])
      knob.isContextMenuInteractionEnabled = false
      #expect(knob.contextMenuInteraction == nil && knob.interactions.isEmpty)
      hold(window, 50, 150)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("of a button are shown by a long press, a tap does what the button is for")
  func button() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [UIAction(title: "Later") { _ in }])
    let root = UIViewController()
    root.view.addSubview(button)
    withWindow(root) { window in
      hold(window, 50, 150)
      #expect(buttons(in: window.reachableRoot).map(\.accessibilityLabel) == ["Later"])
      #expect(log == ["menu"])
      button.contextMenuInteraction?.dismissMenu()
      pass()
      button.menu = nil
      #expect(!button.isContextMenuInteractionEnabled)
    }
  }

  final class Rows: UITableViewController {
    var asked: [IndexPath] = []
    var shown: [String] = []
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { shown.append("display \(configuration.identifier)") }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { shown.append("end \(configuration.identifier)") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath)
      return UIContextMenuConfiguration(
        identifier: "row \(indexPath.row)" as NSString, previewProvider: nil
      ) { _ in
        UIMenu(children: [UIAction(title: "Delete \(indexPath.row)") { _ in }])
      }
    }
  }

  @Test("of rows are the delegate's, and a held row is not selected")
  func rows() {
    let rows = Rows(style: .plain)
    withWindow(rows) { window in
      let frame = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
      let point = rows.tableView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
      hold(window, point.x, point.y)
      #expect(rows.asked == [IndexPath(row: 1, section: 0)])
      #expect(buttons(in: window.reachableRoot).map(\.accessibilityLabel) == ["Delete 1"])
      #expect(rows.tableView.indexPathForSelectedRow == nil)
      #expect(rows.shown == ["display row 1"])
      rows.presentedViewController?.dismiss(animated: false)
      pass()
      #expect(rows.shown == ["display row 1", "end row 1"])
    }
  }

  final class Notes: UITableViewController {
    var performed: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
      -> Bool
    { indexPath.row > 0 }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == Selector("copy:") }
    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { performed.append("\(action) \(indexPath.row)") }
  }

  @Test("of rows have the editing actions that the delegate performs")
  func editing() {
    let notes = Notes(style: .plain)
    withWindow(notes) { window in
      for row in 0...1 {
        let frame = notes.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        let point = notes.tableView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
        hold(window, point.x, point.y)
        let shown = buttons(in: window.reachableRoot)
        #expect(shown.map(\.accessibilityLabel) == (row == 0 ? [] : ["Copy"]))
        shown.first?.sendActions(for: .touchUpInside)
        pass()
      }
      #expect(notes.performed == ["copy: 1"])
    }
  }
}
