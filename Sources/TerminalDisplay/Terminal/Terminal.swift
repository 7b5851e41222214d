import CellRendering

/// A terminal as the display uses it: it reads bytes, writes bytes, and has a size.
@MainActor package protocol Terminal: AnyObject {
  var size: TerminalSize { get }
  /// A Boolean value that indicates whether bytes from earlier calls of ``write(_:)`` are still unsent;
  /// ``TerminalEvent/drained`` reports when they have been sent.
  var isCongested: Bool { get }

  /// Takes over the terminal until ``close()``, and reports its events.
  func open(_ receive: @escaping @MainActor (TerminalEvent) -> Void)
  /// Restores the terminal's former state.
  func close()
  /// Sends bytes without waiting until they arrive.
  func write(_ bytes: [UInt8])
  /// Restores the terminal's former state, stops the process until it's continued, and takes over the terminal
  /// again.
  func suspend()
}

/// The size of a terminal in characters: at least one, and at most 1,000 columns and 1,000 rows. The rest of a
/// larger terminal stays empty.
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
  /// The process was stopped and runs again; another process may have used the terminal.
  case continued
  /// Another process asks this process to stop.
  case suspend
  /// A signal asks the process to end; `SIGHUP` if the terminal is gone.
  case terminate(Int32)
}
