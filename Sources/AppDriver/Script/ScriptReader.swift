/// Reads a script line by line, as its bytes come.
package final class ScriptReader {
  /// Lines are typed by people: one this long is no script, and must not fill the memory.
  private static let longestLine = 1 << 20

  private let read: () -> [UInt8]?
  private var bytes: ArraySlice<UInt8> = []
  private var number = 0
  /// The last line ended with a CR: an LF right after it is part of the same end.
  private var endedWithReturn = false

  /// - Parameter read: Gives the bytes that come next, and waits for them; none at the end, `nil` if they
  ///   can't be read.
  package init(reading read: @escaping () -> [UInt8]?) {
    self.read = read
  }

  /// The next line with something to do; `nil` at the end.
  ///
  /// - Throws: ``ScriptError`` for a line that is no command.
  package func next() throws(ScriptError) -> Script.Line? {
    while let line = try nextLine() {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw error("it is not UTF-8", in: line)
      }
      if let line = try Script.Line(text, number: number) { return line }
    }
    return nil
  }

  /// The bytes of the next line, without its end.
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

  /// Counts a line, and takes the byte order mark from the first.
  private func takenIn(_ line: [UInt8]) -> [UInt8] {
    number += 1
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return number == 1 && line.starts(with: mark) ? Array(line.dropFirst(3)) : line
  }

  private func error(_ reason: String, in line: [UInt8]) -> ScriptError {
    ScriptError(line: number, source: String(decoding: line, as: UTF8.self), reason: reason)
  }
}
