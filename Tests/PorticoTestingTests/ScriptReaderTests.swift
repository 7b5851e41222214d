import AppDriver
import Foundation
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("A script that is read") struct ScriptReaderTests {
  /// Gives chunks one after the other, and counts how many were asked for.
  private final class Chunks {
    var rest: ArraySlice<[UInt8]>
    var asked = 0

    init(_ chunks: [[UInt8]]) { rest = chunks[...] }

    func next() -> [UInt8] {
      asked += 1
      return rest.popFirst() ?? []
    }
  }

  private func reader(_ chunks: [[UInt8]]) -> (reader: ScriptReader, chunks: Chunks) {
    let source = Chunks(chunks)
    return (ScriptReader { source.next() }, source)
  }

  private func lines(_ chunks: [[UInt8]]) throws -> [Script.Line] {
    let reader = reader(chunks).reader
    var lines: [Script.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  @Test(
    "has the same lines however they end",
    arguments: [
      "tap a\nback\n\nscreen", "tap a\r\nback\r\n\r\nscreen\r\n", "tap a\rback\r\rscreen\r",
      "\u{FEFF}tap a\nback\r\n\rscreen", "tap a\r\nback\r\r\nscreen\n\r",
    ])
  func lineEnds(text: String) throws {
    let steps: [Step] = [.tap("a"), .back, .screen]
    #expect(try Script(text).lines.map(\.step) == steps)
    #expect(try Script(text).lines.map(\.number) == [1, 2, 4])
    #expect(try Script(text).lines.map(\.source) == ["tap a", "back", "screen"])
    let bytes = Array(text.utf8)
    for middle in 0...bytes.count {
      for end in middle...bytes.count {
        let chunks = [Array(bytes[..<middle]), Array(bytes[middle..<end]), Array(bytes[end...])]
        #expect(try lines(chunks.filter { !$0.isEmpty }).map(\.step) == steps)
      }
    }
  }

  @Test("is read no further than the next line")
  func nothingAhead() throws {
    let (reader, chunks) = reader([
      Array("tap a\nba".utf8), Array("ck\r\n".utf8), Array("screen".utf8),
    ])
    #expect(try reader.next()?.step == .tap("a"))
    #expect(chunks.asked == 1)
    #expect(try reader.next()?.step == .back)
    #expect(chunks.asked == 2)
    #expect(try reader.next()?.step == .screen)
    #expect(try reader.next() == nil)
  }

  @Test("names the line that is no UTF-8, no command, too long or can't be read")
  func errors() throws {
    func error(_ chunks: [[UInt8]?]) -> ScriptError? {
      var rest = chunks[...]
      let reader = ScriptReader { rest.popFirst() ?? [] }
      do {
        while try reader.next() != nil {}
        return nil
      } catch {
        return error
      }
    }
    let start = Array("screen\r\n\r\n".utf8)
    let text = error([start + [0x74, 0xFF, 0x0A]])
    #expect(text?.line == 3)
    #expect(text?.reason == "it is not UTF-8")
    #expect(error([start, Array("dance".utf8)])?.line == 3)
    let long = [UInt8](repeating: 0x61, count: 700_000)
    #expect(error([start, long, long])?.line == 3)
    #expect(error([start, long, long])?.reason == "it is longer than a megabyte")
    #expect(error([start, nil])?.reason == "it can't be read")
  }

  /// What a runner printed and complained about.
  private final class Output {
    var lines: [String] = []
  }

  private static func path() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID())").path
  }

  // In a process of its own: a step waits until all windows have come to rest, those of other tests too.
  @Test("from a pipe does each step before the next line comes")
  func pipe() async {
    await #expect(processExitsWith: .success) { try await Self.runFromPipe() }
  }

  private static func runFromPipe() async throws {
    let path = path()
    try #require(mkfifo(path, 0o600) == 0)
    // Open for both: neither end waits for the other.
    let writer = open(path, O_RDWR)
    defer {
      close(writer)
      unlink(path)
    }
    let file = try #require(ScriptFile(path: path))
    let output = Output()
    let runner = ScriptRunner { _ in
      output.lines.append("screen")
    } complain: {
      output.lines.append($0)
    }
    async let status = runner.run(file)
    for count in 1...3 {
      _ = "screen\r\n".withCString { write(writer, $0, 8) }
      try await waitUntil("step \(count)", timeout: .seconds(60)) { output.lines.count == count }
    }
    _ = "dance\n".withCString { write(writer, $0, 6) }
    #expect(await status == 2)
    #expect(output.lines.last?.hasPrefix("\(path):4: dance: unknown command 'dance'") == true)
  }

  @Test("from a file is checked before its first step")
  func file() async throws {
    let path = Self.path()
    try Data("screen\ndance\n".utf8).write(to: URL(fileURLWithPath: path))
    defer { unlink(path) }
    let output = Output()
    let runner = ScriptRunner { _ in
      output.lines.append("screen")
    } complain: {
      output.lines.append($0)
    }
    #expect(await runner.run(try #require(ScriptFile(path: path))) == 2)
    #expect(output.lines.count == 1)
    #expect(output.lines.first?.hasPrefix("\(path):2: dance") == true)
    #expect(ScriptFile(path: path + "-none") == nil)
    #expect(ScriptFile(path: "/") == nil)
  }
}
