/// Displays the progress of long work in a terminal.
package struct ProgressBar: Sendable {
  private let length: Int
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - columns: The columns of the terminal. A bar that wraps couldn't be erased.
  ///   - write: Writes to the terminal.
  package init(columns: Int, write: @escaping @Sendable (String) -> Void) {
    length = min(30, columns - 24)
    self.write = write
  }

  /// Returns a closure that displays the completed number of items.
  func showing(of total: Int) -> @Sendable (Int) -> Void {
    { show($0, of: total) }
  }

  private func show(_ done: Int, of total: Int) {
    let filled = total == 0 ? length : done * length / total
    let bar =
      length < 4
      ? "" : String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
    write("\r\(bar) \(done)/\(total)")
  }

  func clear() { write("\r\u{1B}[K") }
}
