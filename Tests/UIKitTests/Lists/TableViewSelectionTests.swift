import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Selection in a table view") struct TableViewSelectionTests {
  /// Notes the delegate's calls about selection in their order.
  final class Recorder: NSObject, UITableViewDelegate, UITableViewDataSource {
    var log: [String] = []
    var refusesHighlight: Set<Int> = []
    var redirects: [Int: Int?] = [:]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("shouldHighlight \(indexPath.row)")
      return !refusesHighlight.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("willSelect \(indexPath.row)")
      guard let other = redirects[indexPath.row] else { return indexPath }
      return other.map { IndexPath(row: $0, section: 0) }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.append("willDeselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("didDeselect \(indexPath.row)")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  let recorder = Recorder()
  let table: UITableView
  let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = recorder
    table.delegate = recorder
    window.addSubview(table)
    window.isHidden = false
    // Which rows can have the keyboard's focus is found out as they come into sight.
    CATransaction.flush()
    recorder.log = []
  }

  private func tap(_ row: Int) {
    table.activateRow(at: IndexPath(row: row, section: 0))
  }

  @Test func `a tap highlights, then selects, in UIKit's order`() {
    tap(1)
    #expect(
      recorder.take() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    #expect(table.cellForRow(at: IndexPath(0, 1))?.isSelected == true)
    #expect(table.cellForRow(at: IndexPath(0, 1))?.isHighlighted == false)
    tap(2)
    #expect(
      recorder.take() == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
        "willDeselect 1", "didDeselect 1", "didSelect 2",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(0, 2))
    #expect(table.cellForRow(at: IndexPath(0, 1))?.isSelected == false)
  }

  /// As where another cell's swipe actions are open.
  @Test func `a cell that refuses a touch isn't selected by it`() {
    final class Refusing: UITableViewCell {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    let table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.register(Refusing.self, forCellReuseIdentifier: "cell")
    table.dataSource = recorder
    table.delegate = recorder
    window.addSubview(table)
    CATransaction.flush()
    _ = recorder.take()
    let place = CGPoint(x: 20, y: 50)
    let touch = UITouch(at: place, window: window, view: window.hitTest(place, with: nil))
    #expect(touch.view === table)
    table.touchesBegan([touch], with: nil)
    table.touchesEnded([touch], with: nil)
    #expect(recorder.take() == [])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `touches do the same, unless they leave the row`() {
    let cell = table.cellForRow(at: IndexPath(0, 1))
    let touch = UITouch(at: CGPoint(x: 20, y: 50), window: window, view: cell)
    table.touchesBegan([touch], with: nil)
    #expect(recorder.take() == ["shouldHighlight 1", "didHighlight 1"])
    #expect(table.cellForRow(at: IndexPath(0, 1))?.isHighlighted == true)
    touch.move(to: CGPoint(x: 20, y: 100), phase: .moved)
    table.touchesMoved([touch], with: nil)
    #expect(recorder.take() == ["didUnhighlight 1"])
    touch.move(to: CGPoint(x: 20, y: 50), phase: .ended)
    table.touchesEnded([touch], with: nil)
    #expect(recorder.take() == [])
    let other = UITouch(at: CGPoint(x: 20, y: 50), window: window, view: cell)
    table.touchesBegan([other], with: nil)
    other.move(to: CGPoint(x: 22, y: 52), phase: .ended)
    table.touchesEnded([other], with: nil)
    #expect(recorder.take().suffix(2) == ["willSelect 1", "didSelect 1"])
  }

  @Test func `a row that may not be highlighted can't be selected`() {
    recorder.refusesHighlight = [3]
    tap(3)
    #expect(recorder.take() == ["shouldHighlight 3"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `the delegate may choose another row, or none`() {
    recorder.redirects = [0: .some(4), 1: Int?.none]
    tap(0)
    #expect(table.indexPathForSelectedRow == IndexPath(0, 4))
    #expect(recorder.take().last == "didSelect 4")
    tap(1)
    #expect(recorder.take().last == "willSelect 1")
    #expect(table.indexPathForSelectedRow == IndexPath(0, 4))
  }

  @Test func `in multiple selection a second tap deselects`() {
    table.allowsMultipleSelection = true
    tap(1)
    tap(3)
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 1), IndexPath(0, 3)])
    recorder.log = []
    tap(1)
    #expect(
      recorder.take() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willDeselect 1",
        "didDeselect 1",
      ])
    #expect(table.indexPathsForSelectedRows == [IndexPath(0, 3)])
  }

  @Test func `selecting in code tells nobody`() {
    table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: IndexPath(0, 2))?.isSelected == true)
    table.deselectRow(at: IndexPath(0, 2), animated: true)
    #expect(table.cellForRow(at: IndexPath(0, 2))?.isSelected == false)
    #expect(recorder.take() == [])
  }

  @Test func `without selection rows take no taps and no focus`() {
    #expect(table.cellForRow(at: IndexPath(0, 0))?.canBecomeFocused == true)
    table.allowsSelection = false
    recorder.log = []
    tap(1)
    #expect(recorder.take() == [])
    #expect(table.cellForRow(at: IndexPath(0, 0))?.canBecomeFocused == false)
  }

  @Test func `editing ends the selection and allows none unless told`() {
    tap(1)
    table.setEditing(true, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    recorder.log = []
    tap(1)
    #expect(recorder.take() == [])
    table.allowsSelectionDuringEditing = true
    tap(1)
    #expect(recorder.take().last == "didSelect 1")
  }

  @Test func `a new cell for a selected row is selected`() {
    table.selectRow(at: IndexPath(0, 2), animated: false, scrollPosition: .none)
    table.frame.size.height = 44
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(0, 2)) == nil)
    table.frame.size.height = 400
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(0, 2))?.isSelected == true)
    #expect(table.visibleCells.filter(\.isSelected).count == 1)
  }
}
