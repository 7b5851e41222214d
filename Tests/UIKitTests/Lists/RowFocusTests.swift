import DisplayInterface
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Rows and the keyboard") struct RowFocusTests {
  private func screen(rows: Int) -> ListScreen {
    let screen = ListScreen([(0..<rows).map { "\($0)" }])
    screen.window.focusedView = screen.table.cellForRow(at: IndexPath(0, 0))
    return screen
  }

  private func move(_ heading: FocusHeading, in screen: ListScreen) {
    guard let view = screen.window.focusedView else { return }
    if let next = screen.table.nextFocus(from: view, heading: heading) {
      screen.window.focusedView = next
    }
  }

  private func focused(_ screen: ListScreen) -> String? {
    (screen.window.focusedView as? UITableViewCell)?.textLabel?.text
  }

  @Test func `down and up move through the rows, out of sight too`() {
    let screen = screen(rows: 1000)
    for _ in 0..<25 { move(.down, in: screen) }
    #expect(focused(screen) == "25")
    #expect(screen.shown.contains("25"))
    #expect(screen.table.contentOffset.y == CGFloat(704))
    for _ in 0..<25 { move(.up, in: screen) }
    #expect(focused(screen) == "0")
    #expect(screen.table.contentOffset.y == 0)
    #expect(screen.table.nextFocus(from: screen.window.focusedView!, heading: .up) == nil)
  }

  @Test func `rows that can't have focus are passed`() {
    let delegate = OddRows()
    let screen = screen(rows: 100)
    screen.table.delegate = delegate
    screen.table.layoutIfNeeded()
    screen.window.focusedView = screen.table.cellForRow(at: IndexPath(0, 1))
    move(.down, in: screen)
    #expect(focused(screen) == "3")
  }

  final class OddRows: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      indexPath.row % 2 == 1
    }
  }

  @Test func `page keys take focus along`() {
    let screen = screen(rows: 100)
    #expect(screen.table.handle(KeyPress(.pageDown)))
    #expect(focused(screen) == "9")
    #expect(screen.table.contentOffset.y == 396)
    #expect(screen.table.handle(KeyPress(.end)))
    #expect(focused(screen) == "99")
    #expect(screen.table.handle(KeyPress(.pageUp)))
    #expect(focused(screen) == "90")
    #expect(screen.table.handle(KeyPress(.home)))
    #expect(focused(screen) == "0")
  }

  @Test func `focus on a deleted row moves to the one in its place`() {
    let screen = screen(rows: 3)
    screen.window.focusedView = screen.table.cellForRow(at: IndexPath(0, 1))
    screen.sections[0].remove(at: 1)
    screen.table.deleteRows(at: [IndexPath(0, 1)], with: .none)
    screen.table.layoutIfNeeded()
    #expect(focused(screen) == "2")
    screen.sections[0].remove(at: 1)
    screen.table.deleteRows(at: [IndexPath(0, 1)], with: .none)
    screen.table.layoutIfNeeded()
    #expect(focused(screen) == "0")
  }

  @Test func `focus follows a row that moves`() {
    let screen = screen(rows: 3)
    screen.sections = [["1", "2", "0"]]
    screen.table.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 2))
    screen.table.layoutIfNeeded()
    #expect(focused(screen) == "0")
    #expect(screen.window.focusedView?.frame.minY == 88)
  }
}
