import DisplayInterface
import Foundation
import TerminalDisplay
import UIKit
import UIKitCore

/// What a frame on a terminal takes, from the change of a view to the last byte, and how many bytes
/// they are. The terminal is one that only counts.
struct TerminalSuite: Suite {
  static let name = "terminal"

  func run() -> Tables {
    MainActor.assumeIsolated { TerminalMeasurements().run() }
  }
}

@MainActor private final class TerminalMeasurements {
  private let sizes = [(80, 24), (200, 60), (400, 120)]

  private struct Frame {
    var time: Double
    var bytes: Double
    /// The fewest bytes that tell the same: its text.
    var floor: Double
  }

  func run() -> Tables {
    let frames = sizes.map { measure(columns: $0.0, rows: $0.1) }
    let names = ["first frame", "one label changed", "list scrolled by a row", "nothing changed"]
    let titles = sizes.map { "\($0.0) × \($0.1)" }
    var times = GrowthReport(
      title: "Terminal, time for a frame", sizes: titles,
      notes: ["The greatest screen has 25 times as many cells as the smallest."])
    var bytes = GrowthReport(title: "Terminal, bytes for a frame", sizes: titles)
    // Of time, a frame at 60 Hz; of bytes, the text alone.
    var goals = Report(title: "Terminal, 200 × 60, beside what there is", peerName: "at most")
    for (index, name) in names.enumerated() {
      times.lines.append(
        GrowthReport.Line(name: name, values: frames.map { $0[index].time }, limit: 25 * 1.3))
      bytes.lines.append(
        GrowthReport.Line(
          name: name, values: frames.map { $0[index].bytes }, amount: .bytes,
          limit: index == 0 || index == 2 ? 25 * 1.3 : 1.3, noise: 1))
      let frame = frames[1][index]
      goals.lines.append(
        Report.Line(
          name: "\(name): a frame at 60 Hz", ours: frame.time, peer: 1e9 / 60, goal: 4))
      goals.lines.append(
        Report.Line(
          name: "\(name): bytes of its text", ours: frame.bytes, peer: frame.floor, goal: 0.5,
          amount: .bytes))
    }
    return Tables(times, bytes, goals)
  }

  private func measure(columns: Int, rows: Int) -> [Frame] {
    let application = UIApplication.shared
    let former = application.display
    defer { application.display = former }
    let screen = CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16)

    func makeTerminal() -> (SinkTerminal, TerminalDisplay) {
      let terminal = SinkTerminal(columns: columns, rows: rows)
      let display = TerminalDisplay(
        terminal: terminal, environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
      display.open { _ in }
      terminal.answer()
      turn()
      _ = terminal.take()
      return (terminal, display)
    }

    var (terminal, display) = makeTerminal()
    application.display = display
    let window = UIWindow(frame: screen)
    let list = PageViewController(columns: columns)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()

    func frame(_ floor: Double, isSilent: Bool = false, _ change: @MainActor (Int) -> Void) -> Frame
    {
      var bytes: [Double] = []
      var index = 0
      let time = medianOf(15) {
        let time = benchmarks.time {
          change(index)
          CATransaction.flush()
          turn()
        }
        index += 1
        let written = terminal.take()
        guard written.writes == (isSilent ? 0 : 1) else {
          fatalError("A frame took \(written.writes) writes")
        }
        bytes.append(Double(written.bytes))
        return time
      }
      return Frame(time: time, bytes: median(bytes), floor: floor)
    }

    var terminals = (0..<15).map { _ in makeTerminal() }
    CATransaction.flush()
    turn()
    let visible = list.tableView.visibleCells.count
    guard visible >= rows - 6 else { fatalError("The list has \(visible) rows") }
    let text = Double(columns * 3 / 4 * visible)
    let first = frame(text) { _ in
      (terminal, display) = terminals.removeLast()
      application.display = display
    }
    let label = list.label
    let changed = frame(Double("count 0000".count)) { label.text = "count \(1000 + $0)" }
    let scrolled = frame(text) { _ in list.tableView.contentOffset.y += 16 }
    let nothing = frame(1, isSilent: true) { _ in
      let text = label.text
      label.text = "something else"
      label.text = text
    }
    window.isHidden = true
    CATransaction.flush()
    return [first, changed, scrolled, nothing]
  }

  /// Has the main loop do what waits for it.
  private func turn() {
    while RunLoop.main.run(mode: .default, before: .distantPast), !Turn.current.isSettled {}
  }
}

/// A list that fills the screen, three quarters of its cells with text, below a label.
private final class PageViewController: UITableViewController {
  let label = UILabel()
  private let columns: Int

  init(columns: Int) {
    self.columns = columns
    super.init(style: .plain)
    title = "Page"
    label.text = "count 0000"
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
    navigationItem.titleView = label
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 16
    tableView.separatorStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let words = "row \(indexPath.row) of the list "
    cell.textLabel?.text = String(
      String(repeating: words, count: columns / words.count + 1).prefix(columns * 3 / 4))
    return cell
  }
}
