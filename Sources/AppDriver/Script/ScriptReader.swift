/// Reads a script line by line as its bytes arrive.
package final class ScriptReader {
  /// The maximum length of a line. People type scripts, and a longer line must not fill the memory.
  private static let longestLine = 1 << 20

  private let read: () -> [UInt8]?
  private var bytes: ArraySlice<UInt8> = []
  private var number = 0
  /// A Boolean value that indicates whether the last line ended with a CR. An LF after it belongs to the same line
  /// end.
  private var endedWithReturn = false

  /// - Parameter read: Waits for the next bytes and returns them: none at the end, and `nil` if they can't be read.
  package init(reading read: @escaping () -> [UInt8]?) {
    self.read = read
  }

  /// Returns the next line with a command, or `nil` at the end.
  ///
  /// - Throws: ``ScriptError`` for an invalid line.
  package func next() throws(ScriptError) -> Script.Line? {
    while let line = try nextLine() {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw error("it is not UTF-8", in: line)
      }
      if let line = try Script.Line(text, number: number) { return line }
    }
    return nil
  }

  /// Returns the bytes of the next line, without its end.
  private func nextLine() throws(ScriptError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if bytes.isEmpty {
        guard let more = read() else {
          number += 1
          throw error("it can't be read", in: line)
        }
        bytes = more[...]
        if bytes.isEmpty { break }
      }
      if endedWithReturn {
        endedWithReturn = false
        if bytes.first == UInt8(ascii: "\n") { bytes.removeFirst() }
      }
      let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      line += bytes[..<(end ?? bytes.endIndex)]
      guard line.count <= Self.longestLine else {
        number += 1
        throw error("it is longer than a megabyte", in: Array(line.prefix(40)))
      }
      guard let end else {
        bytes = []
        continue
      }
      endedWithReturn = bytes[end] == UInt8(ascii: "\r")
      bytes = bytes[(end + 1)...]
      return takenIn(line)
    }
    return line.isEmpty ? nil : takenIn(line)
  }

  /// Counts a line, and removes the byte order mark from the first one.
  private func takenIn(_ line: [UInt8]) -> [UInt8] {
    number += 1
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return number == 1 && line.starts(with: mark) ? Array(line.dropFirst(3)) : line
  }

  private func error(_ reason: String, in line: [UInt8]) -> ScriptError {
    ScriptError(line: number, source: String(decoding: line, as: UTF8.self), reason: reason)
  }
}
