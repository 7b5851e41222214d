import Foundation
import Observation
import Portico
import UIKit

/// Lists that are bound to arrays, with a hundred changes at once.
struct ListSuite: Suite {
  static let name = "lists"

  func run() -> Tables {
    MainActor.assumeIsolated {
      let measurements = ListMeasurements()
      return Tables(measurements.report(), measurements.growth())
    }
  }
}

@MainActor private struct ListMeasurements {
  func report() -> Report {
    let times = measurePair(
      runs: 9, duration: 40_000_000, bound(10_000), byHand(10_000))
    let alone = measure { [items = Item.list(10_000)] number in
      var next = items
      Item.change(&next, round: number)
      _ = next.map(\.id).difference(from: items.map(\.id)).inferringMoves()
    }
    return Report(
      title: "A bound list of 10k rows, 100 changes in one turn", peerName: "by hand",
      lines: [
        Report.Line(
          name: "bindRows | diffable data source", ours: times.one, peer: times.other, goal: 0.5),
        Report.Line(
          name: "bindRows | the standard library's difference, shown nowhere", ours: times.one,
          peer: alone),
      ])
  }

  func growth() -> GrowthReport {
    let counts = [1_000, 10_000, 100_000]
    let times = counts.map { count in
      measure(runs: 5, duration: .milliseconds(40), bound(count))
    }
    return GrowthReport(
      title: "A bound list, 100 changes in one turn", sizes: counts.map { "\($0 / 1000)k rows" },
      notes: ["Every row has to be looked at: what may not grow is the time for each."],
      lines: [
        GrowthReport.Line(name: "the turn", values: times),
        GrowthReport.Line(
          name: "for each row", values: zip(times, counts).map { $0 / Double($1) }, limit: 2),
      ])
  }

  private func makeTable() -> (UITableView, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    window.isHidden = false
    return (table, window)
  }

  private func bound(_ count: Int) -> (Int) -> Void {
    let (table, window) = makeTable()
    let model = ListModel(count)
    table.bindRows(to: model, \.items, as: UITableViewCell.self, animated: false) { cell, item in
      cell.textLabel?.text = item.title
    }
    CATransaction.flush()
    return {
      Item.change(&model.items, round: $0)
      ViewBinding.flush()
      CATransaction.flush()
      withExtendedLifetime(window) {}
    }
  }

  /// What has to be written where nothing compares the items: a snapshot, and the items that were edited.
  private func byHand(_ count: Int) -> (Int) -> Void {
    let (table, window) = makeTable()
    let model = ListModel(count)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var titles: [Int: String] = [:]
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, id in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = titles[id]
      return cell
    }
    func apply() {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(model.items.map(\.id))
      let edited = model.items.filter { titles[$0.id] != nil && titles[$0.id] != $0.title }
      for item in model.items { titles[item.id] = item.title }
      snapshot.reconfigureItems(edited.map(\.id))
      source.apply(snapshot, animatingDifferences: false)
      CATransaction.flush()
    }
    apply()
    return {
      Item.change(&model.items, round: $0)
      apply()
      withExtendedLifetime(window) {}
    }
  }
}

@MainActor @Observable private final class ListModel {
  var items: [Item]

  init(_ count: Int) {
    items = Item.list(count)
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var title: String

  static func list(_ count: Int) -> [Item] {
    (0..<count).map { Item(id: $0, title: "an item with number \($0)") }
  }

  /// 25 go, 25 come, 25 move, and 50 are edited.
  static func change(_ items: inout [Item], round: Int) {
    let step = items.count / 60
    for change in 0..<25 {
      let place = change * step
      items.append(items.remove(at: place))
      items.append(Item(id: items.count &+ (round &* 25 &+ change + 1) &* 1_000_000, title: "new"))
      items.remove(at: place + 1)
      items[place + 2].title = "edited in round \(round)"
      items[place + 3].title = "edited in round \(round)"
    }
  }
}
