import CellRendering
package import DisplayInterface
import Foundation
import TerminalSignals

/// A display that presents an app full screen on a terminal, in cells of 8 × 16 points.
@MainActor package final class TerminalDisplay: Display {
  /// A Boolean value that indicates whether standard input and output are a terminal that can display a full
  /// screen.
  package nonisolated static var isAvailable: Bool { ControllingTerminal.isAvailable }

  package private(set) var traits: DisplayTraits
  package let text: any TextMeasuring = CellTextMeasuring()

  private let terminal: any Terminal
  private let renderer: CellRenderer
  /// A Boolean value that indicates whether the terminal understands operating system commands (`ESC ]`); other
  /// terminals would print them.
  private let readsCommands: Bool
  /// The largest number of bytes for the clipboard that terminals accept.
  private static let longestCopy = 75_000
  /// Commands to the terminal that are sent before the next screen.
  private var commands: [UInt8] = []
  private let patience: Duration
  private var writer: ScreenWriter
  private var parser = InputParser()
  private var receive: (@MainActor (Input) -> Void)?
  /// The signal that asked the process to end; `SIGHUP` if the terminal is gone.
  private var endingSignal: Int32?
  private var isScheduled = false
  /// A Boolean value that indicates whether the first screen still waits for the terminal to report whether it's
  /// light or dark.
  private var awaitsColors = false
  private var tick = 0
  private var spinner: (any DispatchSourceTimer)?
  private var silence: DispatchWorkItem?
  private var isWatchingPaste = false

  package convenience init() {
    // Reading the whole environment takes long compared with everything else at launch.
    let names = ["TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "TMUX"]
    let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    self.init(
      terminal: ControllingTerminal(), environment: Dictionary(uniqueKeysWithValues: values))
  }

  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - environment: The environment variables that describe the terminal.
  ///   - patience: How long the first screen waits for the terminal to report its colors.
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
    // Wakes up the run loop, which then ends.
    DispatchQueue.main.async {}
  }

  /// Ends the process by the signal that asked for it, as if the process didn't handle the signal, so that the
  /// parent process sees the reason.
  package func endProcessIfAsked() {
    if let endingSignal { endProcess(endingSignal) }
  }

  // MARK: Opening and closing

  /// Takes over the terminal. The main run loop must run until ``close()``.
  package func open(_ receive: @escaping @MainActor (Input) -> Void) {
    self.receive = receive
    writer.invalidate()
    terminal.open { [weak self] in self?.handle($0) }
    if readsCommands {
      awaitsColors = true
      terminal.write(TerminalModes.query)
      // A task that sleeps would start additional threads.
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
    // Bytes that arrive during a paste don't restart the timer that checks its rate, so typing doesn't prolong a
    // paste that never ended.
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
      // A terminal that doesn't read its output gets no further queries.
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

  /// Redraws everything, because the content and the size of the terminal may have changed.
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

  /// Schedules one update of the terminal for all changes of this turn of the run loop.
  private func setNeedsDisplay() {
    guard receive != nil, !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in self?.present() }
  }

  private func present() {
    isScheduled = false
    // A slow terminal gets the newest screen after it has received the previous one.
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

  /// - Parameter hint: A text such as `15;0`, whose last number is the index of the background color.
  private static func style(hint: String?) -> DisplayTraits.Style {
    guard let last = hint?.split(separator: ";").last, let index = Int(last) else { return .dark }
    return index == 7 || index == 15 ? .light : .dark
  }
}
