import CellRendering
package import DisplayInterface
import Foundation
import TerminalSignals

/// Shows an app on a terminal, full screen, in cells of 8 × 16 points.
@MainActor package final class TerminalDisplay: Display {
  /// Whether standard input and output are a terminal that can show a full screen.
  package nonisolated static var isAvailable: Bool { ControllingTerminal.isAvailable }

  package private(set) var traits: DisplayTraits
  package let text: any TextMeasuring = CellTextMeasuring()

  private let terminal: any Terminal
  private let renderer: CellRenderer
  /// Whether the terminal understands commands to itself; others would print them.
  private let readsCommands: Bool
  /// What terminals take of a longer text for the clipboard, in bytes.
  private static let longestCopy = 75_000
  /// Commands to the terminal that go before the next screen.
  private var commands: [UInt8] = []
  private let patience: Duration
  private var writer: ScreenWriter
  private var parser = InputParser()
  private var receive: (@MainActor (Input) -> Void)?
  /// The signal that asked the process to end; `SIGHUP` if the terminal is gone.
  private var endingSignal: Int32?
  private var isScheduled = false
  /// The first screen waits until the terminal has said whether it is light or dark.
  private var awaitsColors = false
  private var tick = 0
  private var spinner: (any DispatchSourceTimer)?
  private var silence: DispatchWorkItem?
  private var isWatchingPaste = false

  package convenience init() {
    // The whole environment takes long to read, compared with all the rest of a start.
    let names = ["TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "TMUX"]
    let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    self.init(
      terminal: ControllingTerminal(), environment: Dictionary(uniqueKeysWithValues: values))
  }

  /// - Parameters:
  ///   - environment: Tells what kind of terminal it is.
  ///   - patience: How long the first screen waits for the terminal to tell its colours.
  package init(
    terminal: any Terminal, environment: [String: String], patience: Duration = .milliseconds(150)
  ) {
    self.terminal = terminal
    self.patience = patience
    let term = environment["TERM"] ?? ""
    let style = Self.style(hint: environment["COLORFGBG"])
    traits = DisplayTraits(
      size: Self.points(terminal.size), scale: 1, grid: CellTextMeasuring.cell, style: style,
      animates: true)
    renderer = CellRenderer(style: style)
    writer = ScreenWriter(
      depth: ColorDepth(environment: environment),
      style: style, erasesInColor: !term.hasPrefix("screen") || environment["TMUX"] != nil)
    readsCommands = term != "linux" && term != "dumb"
  }

  package func apply(_ batch: [Change]) {
    renderer.apply(batch)
    for case .copy(let text) in batch where readsCommands {
      let data = Data(text.utf8.prefix(Self.longestCopy))
      commands += Array("\u{1B}]52;c;\(data.base64EncodedString())\u{7}".utf8)
    }
    setNeedsDisplay()
  }

  package func run(_ receive: @escaping @MainActor (Input) -> Void) {
    open(receive)
    while self.receive != nil, RunLoop.main.run(mode: .default, before: .distantFuture) {}
    close()
  }

  package func stop() {
    close()
    // Wakes the loop, which then sees that it has ended.
    DispatchQueue.main.async {}
  }

  /// Ends the process by the signal that asked for it, as a process ends that handles none, so that
  /// its parent can tell.
  package func endProcessIfAsked() {
    if let endingSignal { endProcess(endingSignal) }
  }

  // MARK: Opening and closing

  /// Takes the terminal over; the main loop must run from here on until ``close()``.
  package func open(_ receive: @escaping @MainActor (Input) -> Void) {
    self.receive = receive
    writer.invalidate()
    terminal.open { [weak self] in self?.handle($0) }
    if readsCommands {
      awaitsColors = true
      terminal.write(TerminalModes.query)
      // A task that sleeps would start threads of its own.
      DispatchQueue.main.asyncAfter(deadline: .now() + patience / .seconds(1)) { [weak self] in
        self?.stopAwaitingColors()
      }
    }
    setNeedsDisplay()
  }

  package func close() {
    guard receive != nil else { return }
    receive = nil
    stopWaiting()
    spinner?.cancel()
    spinner = nil
    terminal.close()
  }

  // MARK: Events

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .bytes(let bytes): handle(parser.feed(bytes))
    case .resized:
      changeTraits { $0.size = Self.points(terminal.size) }
      setNeedsDisplay()
    case .drained: setNeedsDisplay()
    case .continued: comeBack()
    case .suspend: suspend()
    case .terminate(let signal):
      endingSignal = signal
      receive?(.terminate)
    }
  }

  private func handle(_ events: [InputParser.Event]) {
    // Somebody who types does not keep a paste going.
    if !parser.isPasting || !isWatchingPaste { stopWaiting() }
    for event in events {
      switch event {
      case .input(let input): receive?(input)
      case .suspend: suspend()
      case .background(let color):
        let brightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        changeTraits { $0.style = brightness > 0.5 ? .light : .dark }
        stopAwaitingColors()
      case .attributes: stopAwaitingColors()
      // A terminal that reads no questions gets no more of them.
      case .colorsChanged:
        if readsCommands, !terminal.isCongested { terminal.write(TerminalModes.query) }
      }
    }
    guard silence == nil, let patience = parser.patience, receive != nil else { return }
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.stopWaiting()
        self.handle(self.parser.timeOut())
      }
    }
    silence = item
    isWatchingPaste = parser.isPasting
    DispatchQueue.main.asyncAfter(deadline: .now() + patience / .seconds(1), execute: item)
  }

  private func stopWaiting() {
    silence?.cancel()
    silence = nil
  }

  private func suspend() {
    guard receive != nil else { return }
    receive?(.suspend)
    terminal.suspend()
    comeBack()
    receive?(.resume)
  }

  /// Draws everything anew, in what may be another size by now.
  private func comeBack() {
    writer.invalidate()
    changeTraits { $0.size = Self.points(terminal.size) }
    setNeedsDisplay()
  }

  private func changeTraits(_ change: (inout DisplayTraits) -> Void) {
    var new = traits
    change(&new)
    guard new != traits else { return }
    traits = new
    renderer.style = new.style
    writer.style = new.style
    receive?(.traits(new))
  }

  private func stopAwaitingColors() {
    guard awaitsColors else { return }
    awaitsColors = false
    setNeedsDisplay()
  }

  // MARK: Showing

  /// All changes of a turn are shown at once.
  private func setNeedsDisplay() {
    guard receive != nil, !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in self?.present() }
  }

  private func present() {
    isScheduled = false
    // A slow terminal gets the newest screen once it has taken the last one.
    guard receive != nil, !awaitsColors, !terminal.isCongested else { return }
    let columns = Int(traits.size.width / CellTextMeasuring.cell.width)
    let rows = Int(traits.size.height / CellTextMeasuring.cell.height)
    let screen = renderer.render(columns: columns, rows: rows, tick: tick)
    let bytes = commands + writer.update(to: screen, caret: renderer.caret)
    commands = []
    if !bytes.isEmpty { terminal.write(bytes) }
    if renderer.isAnimating != (spinner != nil) { updateSpinner() }
  }

  private func updateSpinner() {
    spinner?.cancel()
    spinner = nil
    guard renderer.isAnimating else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.tick += 1
        self?.present()
      }
    }
    spinner = timer
    timer.activate()
  }

  // MARK: Traits

  private static func points(_ size: TerminalSize) -> CGSize {
    CGSize(
      width: Double(size.columns) * CellTextMeasuring.cell.width,
      height: Double(size.rows) * CellTextMeasuring.cell.height)
  }

  /// - Parameter hint: Such as `15;0`, where the last number is the background's.
  private static func style(hint: String?) -> DisplayTraits.Style {
    guard let last = hint?.split(separator: ";").last, let index = Int(last) else { return .dark }
    return index == 7 || index == 15 ? .light : .dark
  }
}
