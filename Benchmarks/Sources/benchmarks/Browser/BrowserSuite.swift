import Foundation
import UIKit
import UIKitCore

/// What the same screens cost on a terminal and in a browser: the processor time from a change to the last byte, and
/// the number of bytes. The browser's page is a WebSocket over the loopback interface, the terminal only counts.
struct BrowserSuite: Suite {
  static let name = "browser"

  func run() -> Tables {
    MainActor.assumeIsolated { BrowserMeasurements().run() }
  }
}

@MainActor private final class BrowserMeasurements {
  private let sizes = [100, 1_000, 10_000]
  private let names = [
    "first frame", "one label changed", "a screen pushed", "table scrolled by a page",
  ]

  private struct Cost {
    var time: Double
    var bytes: Double
  }

  func run() -> Tables {
    let terminal = sizes.map { measure($0, on: MeasuredDisplay.terminal) }
    let browser = sizes.map { measure($0, on: MeasuredDisplay.browser) }
    return Tables(
      growth("Terminal", terminal, limitsBytes: false), growth("Browser", browser),
      comparison(browser, terminal))
  }

  /// The first frame may grow with the number of nodes; so may the time of a push, which removes the nodes of the screen
  /// below. The other costs may not.
  ///
  /// - Parameter limitsBytes: `false` for a display whose bytes depend on how many cells the nodes fill.
  private func growth(
    _ display: String, _ costs: [[Cost]], limitsBytes: Bool = true
  ) -> Tables {
    let titles = sizes.map { "\($0) nodes" }
    let factor = Double(sizes.last! / sizes[0])
    var time = GrowthReport(title: "\(display), time by number of nodes", sizes: titles)
    var bytes = GrowthReport(title: "\(display), bytes by number of nodes", sizes: titles)
    for (index, name) in names.enumerated() {
      time.lines.append(
        .init(
          name: name, values: costs.map { $0[index].time },
          limit: index == 0 || index == 2 ? factor * 1.3 : 2))
      bytes.lines.append(
        .init(
          name: name, values: costs.map { $0[index].bytes }, amount: .bytes,
          limit: !limitsBytes ? nil : index == 0 ? factor * 1.3 : 1.3))
    }
    return Tables(time, bytes)
  }

  private func comparison(_ browser: [[Cost]], _ terminal: [[Cost]]) -> Report {
    var report = Report(
      title: "Browser beside terminal, \(sizes.last!) nodes", peerName: "terminal",
      notes: ["A page receives all nodes in its first frame, a terminal the visible cells."])
    for (index, name) in names.enumerated() {
      let (ours, peer) = (browser.last![index], terminal.last![index])
      report.lines.append(
        .init(
          name: "\(name): time", ours: ours.time, peer: peer.time, goal: index == 0 ? nil : 0.5))
      report.lines.append(
        .init(name: "\(name): bytes", ours: ours.bytes, peer: peer.bytes, amount: .bytes))
    }
    return report
  }

  private func measure(_ count: Int, on makeDisplay: @MainActor () -> MeasuredDisplay) -> [Cost] {
    let application = UIApplication.shared
    let former = application.display
    defer { application.display = former }

    var target = makeDisplay()
    func show(_ controller: UIViewController) -> UIWindow {
      application.display = target.display
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      settle()
      _ = target.takeBytes()
      return window
    }
    func cost(
      _ rounds: Int, undo: @MainActor () -> Void = {}, _ change: @MainActor (Int) -> Void
    ) -> Cost {
      var bytes: [Double] = []
      var round = 0
      let time = medianOf(rounds) {
        let time = benchmarks.time {
          change(round)
          settle()
        }
        round += 1
        bytes.append(Double(target.takeBytes()))
        undo()
        settle()
        _ = target.takeBytes()
        return time
      }
      guard let least = bytes.min(), least > 0 else { fatalError("A change was not sent") }
      return Cost(time: time, bytes: median(bytes))
    }

    let labels = LabelsViewController(count: count)
    let navigation = UINavigationController(rootViewController: labels)
    var window = show(navigation)
    var fresh = (0..<5).map { _ in makeDisplay() }
    var used = [target]
    settle()
    for display in fresh { _ = display.takeBytes() }
    let first = cost(5) { _ in
      target = fresh.removeLast()
      used.append(target)
      application.display = target.display
    }
    let changed = cost(15) { labels.label.text = "count \(1000 + $0)" }
    let pushed = cost(5) {
      navigation.popViewController(animated: false)
    } _: { _ in
      navigation.pushViewController(LabelsViewController(count: 40), animated: true)
      while navigation.transitionCoordinator != nil {
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      }
    }
    window.isHidden = true

    let list = RowsViewController(count: count)
    window = show(UINavigationController(rootViewController: list))
    let scrolled = cost(15) { round in
      let table = list.tableView!
      table.contentOffset.y = round % 4 == 3 ? 0 : table.contentOffset.y + table.bounds.height
    }
    window.isHidden = true
    settle()
    for display in used { display.close() }
    return [first, changed, pushed, scrolled]
  }

  /// Runs the main loop until the display has shown what changed.
  private func settle() {
    CATransaction.flush()
    // A display shows a change at most 16 ms after it, by a block on the main queue.
    var isDone = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
      MainActor.assumeIsolated { isDone = true }
    }
    while !isDone || !Turn.current.isSettled {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}
