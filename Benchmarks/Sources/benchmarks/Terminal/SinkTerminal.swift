import TerminalDisplay

/// A terminal that counts what it gets, and answers at once.
@MainActor final class SinkTerminal: Terminal {
  let size: TerminalSize
  let isCongested = false
  private(set) var bytes = 0
  private(set) var writes = 0
  private var receive: (@MainActor (TerminalEvent) -> Void)?

  init(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
  }

  func open(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    self.receive = receive
  }

  func close() {}

  func write(_ bytes: [UInt8]) {
    self.bytes += bytes.count
    writes += 1
  }

  func suspend() {}

  /// Tells what kind of terminal it is, without a colour.
  func answer() {
    receive?(.bytes(Array("\u{1B}[?62c".utf8)))
  }

  func take() -> (bytes: Int, writes: Int) {
    defer { (bytes, writes) = (0, 0) }
    return (bytes, writes)
  }
}
