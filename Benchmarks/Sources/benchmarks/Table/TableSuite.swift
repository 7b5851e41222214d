import Foundation
import UIKit

/// Table views of very many rows: what is done must cost by what shows, not by what there is.
struct TableSuite: Suite {
  static let name = "table"

  func run() -> Tables {
    MainActor.assumeIsolated {
      let measurements = TableMeasurements()
      return Tables(
        measurements.report(isSelfSizing: false), measurements.report(isSelfSizing: true),
        measurements.floors(), measurements.diffable(), measurements.difference())
    }
  }
}

@MainActor private final class TableMeasurements {
  private let counts = [10_000, 100_000, 1_000_000]
  /// Kept, so that every one takes memory of its own.
  private var lists: [ListFixture] = []
  private var scrolled: [Bool: Double] = [:]
  private var shown: [Bool: Double] = [:]
  private var applied = Double.nan

  func report(isSelfSizing: Bool) -> GrowthReport {
    var report = GrowthReport(
      title: "Table view, rows \(isSelfSizing ? "that size themselves" : "of one height")",
      sizes: counts.map { "\($0 / 1000)k rows" })
    let results = counts.map { measure(count: $0, isSelfSizing: isSelfSizing) }
    scrolled[isSelfSizing] = results[0]["row after row, a row"]
    shown[isSelfSizing] = results[0]["first layout"]
    for name in Self.names {
      let isMemory = name.hasPrefix("memory")
      report.lines.append(
        GrowthReport.Line(
          name: name, values: results.map { $0[name] ?? .nan },
          amount: isMemory ? .bytes : .nanoseconds, limit: 2, noise: isMemory ? 524_288 : 0))
    }
    return report
  }

  private static let names = [
    "first layout", "screen after screen, a row", "row after row, a row", "jump, there and back",
    "insert a row in sight", "delete a row in sight", "insert a row out of sight",
    "memory after the first layout", "memory after 10,000 rows",
  ]

  private func measure(count: Int, isSelfSizing: Bool) -> [String: Double] {
    var results: [String: Double] = [:]
    func set(_ name: String, _ value: Double) {
      precondition(Self.names.contains(name))
      results[name] = value
    }
    set(
      "first layout",
      medianOf {
        let list = ListFixture(count: count, isSelfSizing: isSelfSizing)
        let time = time { list.show() }
        list.hide()
        return time
      })
    let before = Memory.resident
    let list = ListFixture(count: count, isSelfSizing: isSelfSizing)
    lists.append(list)
    list.show()
    set("memory after the first layout", Memory.resident - before)
    let table = list.table
    let start = (count - 10_000) / 2
    table.scrollToRow(at: IndexPath(row: start, section: 0), at: .top, animated: false)
    CATransaction.flush()
    set("screen after screen, a row", scrollByScreens(table, from: start))
    set("memory after 10,000 rows", Memory.resident - before)
    set("row after row, a row", scrollByRows(table, to: start))
    let middle = IndexPath(row: count / 2 + 3, section: 0)
    set(
      "jump, there and back",
      medianOf {
        time {
          for row in [0, middle.row - 3] {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            CATransaction.flush()
          }
        }
      })
    func update(_ change: () -> Void) -> Double {
      time {
        change()
        CATransaction.flush()
      }
    }
    func insert(at path: IndexPath) -> Double {
      update {
        list.count += 1
        table.insertRows(at: [path], with: .none)
      }
    }
    func delete(at path: IndexPath) -> Double {
      update {
        list.count -= 1
        table.deleteRows(at: [path], with: .none)
      }
    }
    set("insert a row in sight", medianOf(21) { insert(at: middle) })
    set("delete a row in sight", medianOf(21) { delete(at: middle) })
    set(
      "insert a row out of sight",
      medianOf(21) { insert(at: IndexPath(row: count / 4, section: 0)) })
    list.hide()
    return results
  }

  /// Goes on for 10,000 rows, or to the end.
  private func scrollByScreens(_ table: UITableView, from start: Int) -> Double {
    let last = min(table.numberOfRows(inSection: 0), start + 10_000) - 1
    var row = start
    let time = time {
      while row < last {
        let end = table.contentSize.height - table.bounds.height
        let y = min(table.contentOffset.y + table.bounds.height, end)
        table.contentOffset = CGPoint(x: 0, y: y)
        CATransaction.flush()
        row = table.indexPathsForVisibleRows?.last?.row ?? last
        if y == end, row >= table.numberOfRows(inSection: 0) - 2 { break }
      }
    }
    return time / Double(row - start)
  }

  private func scrollByRows(_ table: UITableView, to start: Int) -> Double {
    table.scrollToRow(at: IndexPath(row: start + 100, section: 0), at: .top, animated: false)
    CATransaction.flush()
    let first = table.indexPathsForVisibleRows?.first?.row ?? 0
    let time = time {
      for _ in 0..<1000 {
        table.contentOffset.y += 44
        CATransaction.flush()
      }
    }
    let last = table.indexPathsForVisibleRows?.first?.row ?? 0
    return time / Double(last - first)
  }

  /// Beside what the cells alone take, placed by hand in a scroll view.
  func floors() -> Report {
    var report = Report(
      title: "Table view of 10k rows beside cells placed by hand", peerName: "by hand")
    for isSelfSizing in [false, true] {
      let list = ListFixture(count: 0, isSelfSizing: isSelfSizing)
      list.window.isHidden = false
      func place(_ cell: RowCell, row: Int, at y: CGFloat) -> CGFloat {
        cell.show(row)
        var height: CGFloat = 44
        if isSelfSizing {
          height =
            cell.systemLayoutSizeFitting(
              CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        cell.frame = CGRect(x: 0, y: y, width: 390, height: height)
        return height
      }
      let cells = medianOf {
        let cells = (0..<30).map { _ in RowCell(style: .default, reuseIdentifier: "row") }
        var made = 0
        let duration = time {
          var y: CGFloat = 0
          for (row, cell) in cells.enumerated() where y < 844 {
            list.window.addSubview(cell)
            y += place(cell, row: row, at: y)
            made += 1
          }
          CATransaction.flush()
        }
        let making = time {
          for _ in 0..<made { _ = RowCell(style: .default, reuseIdentifier: "row") }
        }
        for cell in cells { cell.removeFromSuperview() }
        return duration + making
      }
      let scroll = UIScrollView(frame: list.window.bounds)
      list.window.addSubview(scroll)
      var rows = (0..<24).map { _ in RowCell(style: .default, reuseIdentifier: "row") }
      var end: CGFloat = 0
      for (row, cell) in rows.enumerated() {
        scroll.addSubview(cell)
        end += place(cell, row: row, at: end)
      }
      let one = benchmarks.measure {
        let cell = rows.removeFirst()
        scroll.contentOffset.y += cell.frame.height
        end += place(cell, row: $0, at: end)
        rows.append(cell)
        CATransaction.flush()
      }
      scroll.removeFromSuperview()
      list.hide()
      let kind = isSelfSizing ? "rows that size themselves" : "rows of one height"
      report.lines += [
        Report.Line(
          name: "\(kind): first layout", ours: shown[isSelfSizing] ?? .nan, peer: cells, goal: 0.5),
        Report.Line(
          name: "\(kind): the next row", ours: scrolled[isSelfSizing] ?? .nan, peer: one, goal: 0.5),
      ]
    }
    return report
  }

  // MARK: Differences

  /// A hundred changes, spread over the list, applied at once.
  func diffable() -> GrowthReport {
    let counts = [1_000, 10_000, 100_000]
    var report = GrowthReport(
      title: "Diffable data source, 100 changes at once",
      sizes: counts.map { "\($0 / 1000)k items" },
      notes: ["An item has to be looked at: what may not grow is the time for each."])
    let times = counts.map(differing)
    applied = times[1]
    report.lines = [
      GrowthReport.Line(name: "make and apply a snapshot", values: times),
      GrowthReport.Line(
        name: "for each item", values: zip(times, counts).map { $0 / Double($1) }, limit: 2),
    ]
    return report
  }

  /// Beside the standard library's difference of the same items, which no list follows.
  func difference() -> Report {
    var items = Array(0..<10_000)
    var next = items.count
    let alone = medianOf {
      let former = items
      Self.change(&items, next: &next)
      return benchmarks.time { _ = items.difference(from: former).inferringMoves() }
    }
    return Report(
      title: "Diffable data source, 10k items beside a bare difference", peerName: "difference",
      lines: [
        Report.Line(
          name: "make and apply a snapshot with 100 changes", ours: applied, peer: alone, goal: 1)
      ])
  }

  /// 50 go, 25 come, 25 move.
  private static func change(_ items: inout [Int], next: inout Int) {
    for change in 0..<25 {
      let place = change * (items.count / 30)
      items.removeSubrange(place..<place + 2)
      items.insert(next, at: place)
      next += 1
      items.append(items.remove(at: place + 7))
    }
  }

  private func differing(_ count: Int) -> Double {
    let list = ListFixture(count: 0, isSelfSizing: false)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: list.table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? RowCell)?.show(item)
      return cell
    }
    var items = Array(0..<count)
    var next = count
    @MainActor func apply() {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
      CATransaction.flush()
    }
    apply()
    list.show()
    let time = medianOf {
      Self.change(&items, next: &next)
      return benchmarks.time { apply() }
    }
    list.hide()
    return withExtendedLifetime(source) { time }
  }
}
