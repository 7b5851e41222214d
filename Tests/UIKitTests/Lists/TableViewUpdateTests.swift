import SeededRandom
import Testing
import UIKit

@MainActor @Suite("Updates of a table view") struct TableViewUpdateTests {
  private func cells(_ screen: ListScreen) -> [String: UITableViewCell] {
    Dictionary(
      uniqueKeysWithValues: screen.table.visibleCells.map { ($0.textLabel?.text ?? "", $0) })
  }

  @Test func `cells of rows that remain move and are not asked for again`() {
    let screen = ListScreen([["A", "B", "C"]])
    let before = cells(screen)
    screen.table.performBatchUpdates {
      screen.sections = [["New", "C", "B"]]
      screen.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
      screen.table.insertRows(at: [IndexPath(0, 0)], with: .fade)
      screen.table.moveRow(at: IndexPath(0, 2), to: IndexPath(0, 1))
    }
    #expect(screen.shown == ["New", "C", "B"])
    let after = cells(screen)
    #expect(after["B"] === before["B"])
    #expect(after["C"] === before["C"])
    #expect(screen.takeLog() == ["didEndDisplaying A", "cell New", "willDisplay New"])
    #expect(screen.table.indexPath(for: before["B"]!) == IndexPath(0, 2))
    #expect(before["B"]?.frame.minY == 88)
  }

  @Test func `an insertion into a million rows asks for one cell`() {
    let screen = ListScreen([(0..<1_000_000).map { "\($0)" }])
    screen.sections[0].insert("New", at: 3)
    screen.table.insertRows(at: [IndexPath(0, 3)], with: .automatic)
    #expect(screen.shown == ["0", "1", "2", "New", "3", "4", "5", "6", "7", "8"])
    #expect(screen.takeLog().filter { $0.hasPrefix("cell") } == ["cell New"])
    #expect(screen.table.contentSize.height == 44_000_044)
  }

  @Test func `a new row has its cell at once`() {
    let screen = ListScreen([["A", "B"]])
    screen.sections = [["New", "A", "B"]]
    screen.table.insertRows(at: [IndexPath(0, 0)], with: .automatic)
    let cell = screen.table.cellForRow(at: IndexPath(0, 0))
    #expect(cell?.textLabel?.text == "New")
    #expect(cell?.frame.minY == 0 && screen.table.cellForRow(at: IndexPath(0, 1))?.frame.minY == 44)
  }

  @Test func `the selection follows its rows`() {
    let screen = ListScreen([["A", "B", "C"], ["D"]])
    screen.table.allowsMultipleSelection = true
    for path in [IndexPath(0, 0), IndexPath(0, 2), IndexPath(1, 0)] {
      screen.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    screen.sections = [["X"], ["B", "C"], ["D"]]
    screen.table.performBatchUpdates {
      screen.table.insertSections([0], with: .fade)
      screen.table.deleteRows(at: [IndexPath(0, 0)], with: .fade)
    }
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(1, 1), IndexPath(2, 0)])
    #expect(screen.shown == ["X", "B", "C", "D"])
  }

  @Test func `sections move with their rows`() {
    let screen = ListScreen([["A"], ["B"], ["C"]])
    let before = cells(screen)
    screen.sections = [["C"], ["A"], ["B"]]
    screen.table.moveSection(2, toSection: 0)
    #expect(screen.shown == ["C", "A", "B"])
    #expect(cells(screen) == before)
    #expect(screen.takeLog() == [])
  }

  @Test func `rows move between sections, one of which goes away`() {
    let screen = ListScreen([["A", "B"], ["C"]])
    let before = cells(screen)
    screen.sections = [["C", "B"]]
    screen.table.performBatchUpdates {
      screen.table.deleteSections([0], with: .fade)
      screen.table.moveRow(at: IndexPath(0, 1), to: IndexPath(0, 1))
    }
    #expect(screen.shown == ["C", "B"])
    #expect(cells(screen)["B"] === before["B"])
    #expect(cells(screen)["C"] === before["C"])
  }

  @Test func `reloading a row takes a new cell, reconfiguring keeps it`() throws {
    let screen = ListScreen([["A", "B"]])
    let before = cells(screen)
    screen.table.selectRow(at: IndexPath(0, 0), animated: false, scrollPosition: .none)
    screen.sections = [["A2", "B2"]]
    screen.table.reconfigureRows(at: [IndexPath(0, 1)])
    #expect(cells(screen)["B2"] === before["B"])
    #expect((before["B"] as? NotedCell)?.reuses == 0)
    screen.table.reloadRows(at: [IndexPath(0, 0)], with: .none)
    #expect(screen.shown == ["A2", "B2"])
    #expect(screen.takeLog().contains("didEndDisplaying A"))
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test func `reloading a section may change its number of rows`() {
    let screen = ListScreen([["A"], ["B", "C"], ["D"]])
    let before = cells(screen)
    screen.sections[1] = ["E", "F", "G"]
    screen.table.reloadSections([1], with: .automatic)
    #expect(screen.shown == ["A", "E", "F", "G", "D"])
    #expect(cells(screen)["D"] === before["D"])
  }

  @Test func `heights that were measured stay with their rows`() {
    let screen = ListScreen([["A", "B", "C"]])
    screen.heights = ["A": 10, "B": 20, "C": 30]
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    screen.sections = [["C", "A"]]
    screen.table.performBatchUpdates {
      screen.table.deleteRows(at: [IndexPath(0, 1)], with: .none)
      screen.table.moveRow(at: IndexPath(0, 2), to: IndexPath(0, 0))
    }
    screen.table.layoutIfNeeded()
    #expect(
      screen.table.rectForRow(at: IndexPath(0, 1)) == CGRect(x: 0, y: 30, width: 320, height: 10))
  }

  @Test func `rows in sight get the heights that the delegate gives now`() {
    let screen = ListScreen([["A", "B"]])
    screen.heights = ["A": 90]
    screen.sections = [["A", "B", "C"]]
    screen.table.insertRows(at: [IndexPath(0, 2)], with: .none)
    screen.table.layoutIfNeeded()
    #expect(screen.table.rectForRow(at: IndexPath(0, 2)).minY == 134)
  }

  @Test func `completions are called when the rows are in place`() {
    let screen = ListScreen([["A"]])
    var frame: CGRect?
    screen.sections = [["A", "B"]]
    screen.table.performBatchUpdates {
      screen.table.insertRows(at: [IndexPath(0, 1)], with: .none)
    } completion: { finished in
      #expect(finished)
      frame = screen.table.cellForRow(at: IndexPath(0, 1))?.frame
    }
    #expect(frame == nil)
    CATransaction.flush()
    #expect(frame?.minY == 44)
  }

  @Test func `any sequence of updates shows what the data says`() {
    var random = SeededGenerator()
    for _ in 0..<60 {
      let screen = ListScreen([["A0", "A1", "A2", "A3"], ["B0", "B1"], []])
      var next = 0
      for _ in 0..<6 {
        var sections = screen.sections
        let before = Dictionary(
          uniqueKeysWithValues: screen.table.visibleCells.map { ($0.textLabel!.text!, $0) })
        var deleted: [IndexPath] = []
        for section in sections.indices {
          for row in sections[section].indices.reversed()
          where Int.random(in: 0..<4, using: &random) == 0 {
            deleted.append(IndexPath(section, row))
            sections[section].remove(at: row)
          }
        }
        let removed =
          Int.random(in: 0..<4, using: &random) == 0 && sections.count > 1
          ? Int.random(in: 0..<sections.count, using: &random) : nil
        if let removed { sections.remove(at: removed) }
        let added =
          Int.random(in: 0..<3, using: &random) == 0
          ? Int.random(in: 0...sections.count, using: &random) : nil
        next += 1
        if let added { sections.insert(["S\(next)"], at: added) }
        var inserted: [IndexPath] = []
        for section in sections.indices where section != added && Bool.random(using: &random) {
          next += 1
          let row = Int.random(in: 0...sections[section].count, using: &random)
          sections[section].insert("N\(next)", at: row)
          inserted.append(IndexPath(section, row))
        }
        screen.table.performBatchUpdates {
          screen.sections = sections
          screen.table.deleteRows(at: deleted, with: .none)
          screen.table.insertRows(at: inserted, with: .none)
          if let removed { screen.table.deleteSections([removed], with: .none) }
          if let added { screen.table.insertSections([added], with: .none) }
        }
        #expect(screen.shown == Array(sections.joined().prefix(10)))
        for cell in screen.table.visibleCells {
          if let former = before[cell.textLabel!.text!] { #expect(former === cell) }
        }
        for (index, cell) in screen.table.visibleCells.enumerated() {
          #expect(cell.frame.minY == CGFloat(index) * 44)
        }
      }
    }
  }

  @Test func `an update that disagrees with the data stops the app`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = ListScreen([["A", "B"]])
        screen.sections = [["A", "B", "C"]]
        screen.table.performBatchUpdates(nil)
      }
    }
    #expect(
      errorText(of: result).contains(
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (3) must be equal to the number of rows contained in \
        that section before the update (2), plus or minus the number of rows inserted or deleted \
        from that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        """))
  }

  @Test func `a wrong number of sections stops the app`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = ListScreen([["A"]])
        screen.table.insertSections([1], with: .none)
      }
    }
    #expect(
      errorText(of: result).contains(
        "Invalid update: attempt to insert section 1 but there are only 1 sections after the update"
      ))
  }
}
