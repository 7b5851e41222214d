import CellRendering
import DisplayInterface
import Foundation
import Testing

@testable import TerminalDisplay

/// A terminal that keeps what it gets and does what it is told.
@MainActor final class RecordingTerminal: Terminal {
  var size = TerminalSize(columns: 20, rows: 4)
  var isCongested = false
  private(set) var bytes: [UInt8] = []
  private(set) var suspensions = 0
  private(set) var isOpen = false
  private var receive: (@MainActor (TerminalEvent) -> Void)?

  func open(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    self.receive = receive
    isOpen = true
  }
  func close() { isOpen = false }
  func write(_ bytes: [UInt8]) { self.bytes += bytes }
  func suspend() { suspensions += 1 }

  func send(_ event: TerminalEvent) { receive?(event) }
  func type(_ string: String) { send(.bytes(Array(string.utf8))) }

  /// What came since the last time.
  func take() -> String {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@MainActor @Suite("A display on a terminal")
struct TerminalDisplayTests {
  let terminal = RecordingTerminal()
  let display: TerminalDisplay

  init() {
    display = TerminalDisplay(
      terminal: terminal, environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
  }

  /// The main queue has done what was asked of it so far.
  func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  func label(_ string: String) -> NodeContent {
    NodeContent(body: .text(Text([Text.Run(string, font: Font(size: 17), color: .white)])))
  }

  let id = NodeID(rawValue: 1)

  func create(_ content: NodeContent) -> [Change] {
    [
      .create(id, content, NodePlacement(frame: CGRect(x: 0, y: 0, width: 160, height: 16))),
      .arrange(nil, [id]),
    ]
  }

  @Test func `a copied text goes to the terminal's clipboard, once`() async {
    await open { _ in }
    display.apply(create(label("Hi")) + [.copy("words")])
    await turn()
    let command = "\u{1B}]52;c;d29yZHM=\u{7}"
    #expect(terminal.take().contains(command))
    display.apply([.update(id, label("Ho"))])
    await turn()
    #expect(!terminal.take().contains(command))
    display.close()
  }

  @Test("Traits are those of a grid of cells")
  func traits() {
    #expect(
      display.traits
        == DisplayTraits(
          size: CGSize(width: 160, height: 64), scale: 1, grid: CGSize(width: 8, height: 16),
          style: .dark, animates: true))
    let light = TerminalDisplay(
      terminal: terminal, environment: ["TERM": "xterm", "COLORFGBG": "0;15"])
    #expect(light.traits.style == .light)
  }

  @Test("The first screen waits for the terminal's colours, later ones are one a turn")
  func frames() async {
    let display = TerminalDisplay(
      terminal: terminal, environment: ["TERM": "xterm-kitty"], patience: .seconds(600))
    var inputs: [Input] = []
    display.open { inputs.append($0) }
    display.apply(create(label("first")))
    await turn()
    #expect(terminal.take() == "\u{1B}]11;?\u{1B}\\\u{1B}[c")
    terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[?62c")
    #expect(display.traits.style == .light)
    #expect(inputs == [.traits(display.traits)])
    await turn()
    #expect(terminal.take().contains("first"))
    display.apply([.update(id, label("second"))])
    display.apply([.update(id, label("third"))])
    await turn()
    let shown = terminal.take()
    #expect(shown.contains("third") || shown.contains("th"))
    #expect(shown.components(separatedBy: "\u{1B}[?2026h").count == 2)
    display.apply([.update(id, label("third"))])
    await turn()
    #expect(terminal.take() == "")
    display.close()
    #expect(!terminal.isOpen)
    display.apply([.update(id, label("never"))])
    await turn()
    #expect(terminal.take() == "")
  }

  @Test("A terminal that does not answer is dark, and is shown to all the same")
  func noAnswer() async {
    display.open { _ in }
    display.apply(create(label("patience")))
    while !terminal.take().contains("patience") { await Task.yield() }
    #expect(display.traits.style == .dark)
    display.close()
  }

  func open(_ receive: @escaping @MainActor (Input) -> Void) async {
    display.open(receive)
    terminal.type("\u{1B}[?62c")
    await turn()
    _ = terminal.take()
  }

  @Test("A congested terminal gets the newest screen when it has room")
  func congestion() async {
    await open { _ in }
    terminal.isCongested = true
    display.apply(create(label("one")))
    await turn()
    display.apply([.update(id, label("two"))])
    await turn()
    #expect(terminal.take() == "")
    terminal.isCongested = false
    terminal.send(.drained)
    await turn()
    let shown = terminal.take()
    #expect(shown.contains("two") && !shown.contains("one"))
    display.close()
  }

  @Test("Another size is reported before anything is drawn in it")
  func resize() async {
    var inputs: [Input] = []
    await open { inputs.append($0) }
    terminal.size = TerminalSize(columns: 3, rows: 1)
    terminal.send(.resized)
    #expect(display.traits.size == CGSize(width: 24, height: 16))
    #expect(inputs == [.traits(display.traits)])
    #expect(terminal.take() == "")
    await turn()
    #expect(terminal.take().contains("\u{1B}[2J"))
    terminal.send(.resized)
    #expect(inputs.count == 1)
    display.close()
  }

  @Test("Control-Z and a signal suspend; everything is drawn anew afterwards")
  func suspend() async {
    var inputs: [Input] = []
    await open { inputs.append($0) }
    display.apply(create(label("still here")))
    await turn()
    _ = terminal.take()
    terminal.type("\u{1A}")
    terminal.send(.suspend)
    #expect(terminal.suspensions == 2)
    #expect(inputs == [.suspend, .resume, .suspend, .resume])
    await turn()
    #expect(terminal.take().contains("still here"))
    terminal.send(.continued)
    await turn()
    #expect(terminal.take().contains("still here"))
    display.close()
  }

  @Test("A lone escape is the key after a moment")
  func escape() async {
    var inputs: [Input] = []
    await open { inputs.append($0) }
    terminal.type("\u{1B}")
    #expect(inputs == [])
    while inputs.isEmpty { await Task.yield() }
    #expect(inputs == [.key(KeyPress(.escape))])
    terminal.type("\u{1B}")
    terminal.type("[A")
    #expect(inputs.last == .key(KeyPress(.up)))
    display.close()
  }

  @Test("The app answers again a moment after a paste that never ends")
  func endlessPaste() async {
    var inputs: [Input] = []
    await open { inputs.append($0) }
    terminal.type("\u{1B}[200~ab")
    #expect(inputs == [])
    while inputs.isEmpty { await Task.yield() }
    terminal.type("\u{1B}[A")
    #expect(inputs == [.text("ab"), .key(KeyPress(.up))])
    display.close()
  }

  @Test("A terminal that reads nothing is asked nothing")
  func unreadQuestions() async {
    await open { _ in }
    terminal.type("\u{1B}[?997;1n")
    #expect(terminal.take() == "\u{1B}]11;?\u{1B}\\\u{1B}[c")
    terminal.isCongested = true
    terminal.type("\u{1B}[?997;1n")
    #expect(terminal.take() == "")
    display.close()
  }

  @Test(
    "Of a terminal of any size the app gets 1 through 1,000 columns and rows",
    arguments: [(0, 0, 1, 1), (1, 1, 1, 1), (65535, 65535, 1000, 1000), (65535, 1, 1000, 1)])
  func sizes(columns: Int, rows: Int, shownColumns: Int, shownRows: Int) async {
    await open { _ in }
    display.apply(create(label("as much as fits")))
    terminal.size = TerminalSize(columns: columns, rows: rows)
    terminal.send(.resized)
    #expect(
      display.traits.size
        == CGSize(width: Double(shownColumns) * 8, height: Double(shownRows) * 16))
    await turn()
    #expect(terminal.take().contains(shownColumns == 1 ? "a" : "as much as fits"))
    display.close()
  }

  @Test("Control-C and signals end the app")
  func terminate() async {
    var inputs: [Input] = []
    await open { inputs.append($0) }
    terminal.type("\u{3}")
    terminal.send(.terminate(SIGTERM))
    #expect(inputs == [.terminate, .terminate])
    display.close()
  }

  @Test("What turns is drawn again by itself, and only then")
  func spinner() async {
    await open { _ in }
    display.apply(create(NodeContent(body: .activity(.white, isAnimating: true))))
    var shown = ""
    while !shown.contains("⠹") {
      await Task.yield()
      shown += terminal.take()
    }
    #expect(shown.contains("⠋") && shown.contains("⠙"))
    display.apply([.update(id, label("done"))])
    await turn()
    #expect(terminal.take().contains("done"))
    display.close()
  }

  @Test("The cursor shows where one types")
  func caret() async {
    await open { _ in }
    let field = Field(
      text: Text([Text.Run("ab", font: Font(size: 17))]), placeholder: Text([]), selection: 2..<2)
    display.apply(create(NodeContent(body: .field(field))))
    await turn()
    #expect(terminal.take().contains("\u{1B}[?25h"))
    display.apply([.update(id, label("ab"))])
    await turn()
    #expect(terminal.take().contains("\u{1B}[?25l"))
    display.close()
  }
}
