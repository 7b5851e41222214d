import CellRendering

/// A terminal as the display uses it: bytes in, bytes out, a size.
@MainActor package protocol Terminal: AnyObject {
  var size: TerminalSize { get }
  /// Bytes written before are still on their way; ``TerminalEvent/drained`` tells when they are not.
  var isCongested: Bool { get }

  /// Takes the terminal over until ``close()`` and reports what it does.
  func open(_ receive: @escaping @MainActor (TerminalEvent) -> Void)
  /// Puts everything back as it was.
  func close()
  /// Sends bytes without waiting for them to arrive.
  func write(_ bytes: [UInt8])
  /// Gives the terminal back, stops the process until it is continued, and takes it over again.
  func suspend()
}

/// How many characters a terminal shows: at least one, and at most 1,000 columns and 1,000 rows.
/// Of a larger terminal the rest stays empty.
package struct TerminalSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(1, min(columns, CellBuffer.largestSide))
    self.rows = max(1, min(rows, CellBuffer.largestSide))
  }
}

package enum TerminalEvent: Equatable, Sendable {
  case bytes([UInt8])
  case resized
  case drained
  /// The process was stopped and runs again; someone else may have used the terminal.
  case continued
  /// Another process asks this one to stop.
  case suspend
  /// A signal asks the process to end; `SIGHUP` where the terminal is gone.
  case terminate(Int32)
}
