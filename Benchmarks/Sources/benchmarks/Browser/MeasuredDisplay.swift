import BrowserDisplay
import DisplayInterface
import PointText
import TerminalDisplay

/// A display and what receives its bytes.
@MainActor struct MeasuredDisplay {
  let display: any Display
  /// Returns the number of bytes that were received since the last call.
  let takeBytes: () -> Int
  let close: () -> Void

  /// A terminal the size of a phone, whose cells are 8 × 16 points.
  static func terminal() -> MeasuredDisplay {
    let terminal = SinkTerminal(columns: 49, rows: 53)
    let display = TerminalDisplay(
      terminal: terminal, environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    display.open { _ in }
    terminal.answer()
    return MeasuredDisplay(display: display, takeBytes: { terminal.take().bytes }, close: {})
  }

  /// A browser display with one page, connected over the loopback interface.
  static func browser() -> MeasuredDisplay {
    guard let display = BrowserDisplay(text: PointTextMeasuring()) else {
      fatalError("There is no free port")
    }
    let page = CountingPage(display.address)
    func takeBytes() -> Int {
      page.synchronize()
      return page.takeBytes()
    }
    return MeasuredDisplay(display: display, takeBytes: takeBytes) {
      page.close()
      display.stop()
    }
  }
}
