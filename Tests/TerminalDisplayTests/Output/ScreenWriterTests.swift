import CellRendering
import DisplayInterface
import Foundation
import Testing

@testable import TerminalDisplay

@Suite("Bytes for a terminal")
struct ScreenWriterTests {
  @Test("A terminal shows what was drawn, whatever changes", arguments: 0..<20 as Range<UInt64>)
  func random(seed: UInt64) {
    var tree = RandomTree(seed: seed, columns: 40, rows: 12)
    let renderer = CellRenderer(style: .dark)
    var writer = ScreenWriter(depth: .full, erasesInColor: seed % 2 == 0)
    var terminal = EmulatedTerminal(columns: 40, rows: 12)
    for step in 0..<60 {
      renderer.apply(tree.batch())
      let screen = renderer.render(columns: 40, rows: 12, tick: step)
      terminal.feed(writer.update(to: screen, caret: renderer.caret))
      if terminal.screen.visible != screen.visible {
        Issue.record("step \(step):\n\(screen.text)\nbut shown:\n\(terminal.screen.text)")
        return
      }
      #expect(terminal.modes.contains("?25") == (renderer.caret != nil))
      if let caret = renderer.caret { #expect(terminal.cursor == caret) }
    }
  }

  @Test("Characters that a terminal takes for narrower displace nothing")
  func narrow() {
    var terminal = EmulatedTerminal(columns: 12, rows: 1)
    terminal.isNarrow = true
    var writer = ScreenWriter(depth: .full)
    let screen = screen("a👩‍🚀b🇩🇪c", 12)
    terminal.feed(writer.update(to: screen, caret: nil))
    for column in [0, 3, 6, 7] {
      #expect(terminal.screen[column, 0].glyph == screen[column, 0].glyph)
    }
  }

  private func screen(_ string: String, _ columns: Int, rows: Int = 1) -> CellBuffer {
    let renderer = CellRenderer(style: .dark)
    renderer.apply([
      .create(
        NodeID(rawValue: 1),
        NodeContent(
          body: .text(
            Text([Text.Run(string, font: Font(size: 17), color: .white)], lineLimit: 0))),
        NodePlacement(frame: CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))),
      .arrange(nil, [NodeID(rawValue: 1)]),
    ])
    return renderer.render(columns: columns, rows: rows)
  }

  private func string(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\u{1B}", with: "^")
  }

  @Test("Only what changed is written")
  func minimal() {
    var writer = ScreenWriter(depth: .full)
    _ = writer.update(to: screen("hello world", 40), caret: nil)
    #expect(writer.update(to: screen("hello world", 40), caret: nil) == [])
    #expect(
      string(writer.update(to: screen("hellO world", 40), caret: nil))
        == "^[?2026h^[DO^[?2026l".replacingOccurrences(of: "^[D", with: "^[7D"))
    #expect(
      string(writer.update(to: screen("hXllO worlX", 40), caret: nil))
        == "^[?2026h\u{8}\u{8}\u{8}\u{8}X^[8CX^[?2026l".replacingOccurrences(
          of: "\u{8}\u{8}\u{8}\u{8}", with: "^[4D"))
    #expect(
      string(writer.update(to: screen("hXll", 40), caret: nil))
        == "^[?2026h^[7D^[m^[K^[?2026l"
        .replacingOccurrences(of: "^[m", with: ""))
  }

  @Test("Moving the caret alone writes no cell")
  func caret() {
    var writer = ScreenWriter(depth: .full)
    let screen = screen("hello", 10)
    let first = string(writer.update(to: screen, caret: (0, 0)))
    #expect(first.hasSuffix("\r^[?25h^[?2026l"))
    #expect(string(writer.update(to: screen, caret: (2, 0))) == "^[?2026h^[2C^[?2026l")
    #expect(writer.update(to: screen, caret: (2, 0)) == [])
    #expect(string(writer.update(to: screen, caret: nil)) == "^[?2026h^[?25l^[?2026l")
  }

  @Test("Another size, or a stranger's writing, makes everything new")
  func repaint() {
    var writer = ScreenWriter(depth: .full)
    _ = writer.update(to: screen("hello", 10), caret: nil)
    #expect(string(writer.update(to: screen("hello", 11), caret: nil)).contains("^[2J"))
    writer.invalidate()
    let again = string(writer.update(to: screen("hello", 11), caret: nil))
    #expect(again.contains("^[2J") && again.contains("hello"))
  }

  private func colored(_ depth: ColorDepth, _ cell: Cell, style: DisplayTraits.Style = .dark)
    -> String
  {
    var buffer = CellBuffer(columns: 2, rows: 1)
    buffer[0, 0] = cell
    var writer = ScreenWriter(depth: depth, style: style)
    return string(writer.update(to: buffer, caret: nil))
  }

  @Test("Colours fall back to what the terminal has")
  func depths() {
    let orange = Cell(
      glyph: Glyph("x" as Character), foreground: CellColor(red: 255, green: 149, blue: 0),
      background: .black,
      attributes: [.marked, .dim])
    #expect(colored(.full, orange).contains("^[38;2;255;149;0;48;2;0;0;0mx"))
    #expect(colored(.palette, orange).contains("^[38;5;208;48;5;16mx"))
    #expect(colored(.sixteen, orange).contains("^[2;33mx"))
    #expect(colored(.none, orange).contains("^[2;7mx"))
    let white = Cell(glyph: Glyph("x" as Character), foreground: .black, background: .white)
    #expect(colored(.sixteen, white, style: .light).contains("Hx"))
    #expect(colored(.sixteen, white).contains("^[30;107mx"))
    let near = Cell(
      glyph: Glyph("x" as Character), foreground: CellColor(red: 0, green: 0, blue: 238),
      background: CellColor(red: 10, green: 0, blue: 230))
    #expect(colored(.sixteen, near).contains("^[97;44mx"))
  }

  @Test(
    "The environment tells the depth",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.full),
      (["TERM": "xterm-kitty"], .full), (["TERM": "xterm-256color"], .palette),
      (["TERM": "tmux-256color", "COLORTERM": "24bit"], .full), (["TERM": "linux"], .sixteen),
      (["TERM": "xterm"], .sixteen), (["TERM": "dumb"], .none), ([:], .none),
      (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-kitty", "NO_COLOR": ""], .full),
    ])
  func environment(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test("The palette's nearest colour is found")
  func palette() {
    #expect(ColorDepth.paletteIndex(of: .black) == 16)
    #expect(ColorDepth.paletteIndex(of: .white) == 231)
    #expect(ColorDepth.paletteIndex(of: CellColor(red: 28, green: 28, blue: 30)) == 234)
    #expect(ColorDepth.paletteIndex(of: CellColor(red: 255, green: 0, blue: 0)) == 196)
    for index in 0..<24 {
      let grey = UInt8(8 + index * 10)
      #expect(
        Int(ColorDepth.paletteIndex(of: CellColor(red: grey, green: grey, blue: grey)))
          == 232 + index)
    }
  }
}
