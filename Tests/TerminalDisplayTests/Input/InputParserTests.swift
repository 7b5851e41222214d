import DisplayInterface
import Foundation
import SeededRandom
import Testing

@testable import TerminalDisplay

private typealias Event = InputParser.Event

private func key(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> Event {
  .input(.key(KeyPress(key, modifiers: modifiers)))
}

private func text(_ string: String) -> Event { .input(.text(string)) }

private func pointer(_ phase: Pointer.Phase, _ x: Double, _ y: Double) -> Event {
  .input(.pointer(Pointer(phase, at: CGPoint(x: x, y: y))))
}

private func scroll(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Event {
  .input(.scroll(at: CGPoint(x: x, y: y), by: CGSize(width: width, height: height)))
}

/// Text in one piece, however it came.
private func merged(_ events: [Event]) -> [Event] {
  var result: [Event] = []
  for event in events {
    if case .input(.text(let new)) = event, case .input(.text(let old)) = result.last {
      result[result.count - 1] = text(old + new)
    } else {
      result.append(event)
    }
  }
  return result
}

struct ParserCase: Sendable, CustomTestStringConvertible {
  let bytes: String
  let events: [InputParser.Event]
  var testDescription: String { bytes.debugDescription }

  init(_ bytes: String, _ events: InputParser.Event...) {
    self.bytes = bytes
    self.events = events
  }
}

private let sequences: [ParserCase] = [
  ParserCase("abc", text("abc")), ParserCase("é日👍🏽", text("é日👍🏽")),
  ParserCase("\r", key(.enter)), ParserCase("\n", key(.enter)), ParserCase("\t", key(.tab)),
  ParserCase("\u{7F}", key(.backspace)), ParserCase("\u{8}", key(.backspace)),
  ParserCase("\u{1}", key(.character("a"), .control)),
  ParserCase("\u{4}", key(.character("d"), .control)),
  ParserCase("\u{0}", key(.character(" "), .control)),
  ParserCase("\u{1F}", key(.character("_"), .control)),
  ParserCase("\u{3}", .input(.terminate)), ParserCase("\u{1A}", .suspend),
  ParserCase("a\rb", text("a"), key(.enter), text("b")),
  ParserCase("\u{1B}[A", key(.up)), ParserCase("\u{1B}[B", key(.down)),
  ParserCase("\u{1B}[C", key(.right)), ParserCase("\u{1B}[D", key(.left)),
  ParserCase("\u{1B}OA", key(.up)), ParserCase("\u{1B}OH", key(.home)),
  ParserCase("\u{1B}OM", key(.enter)),
  ParserCase("\u{1B}[H", key(.home)), ParserCase("\u{1B}[F", key(.end)),
  ParserCase("\u{1B}[1~", key(.home)), ParserCase("\u{1B}[4~", key(.end)),
  ParserCase("\u{1B}[7~", key(.home)), ParserCase("\u{1B}[8~", key(.end)),
  ParserCase("\u{1B}[3~", key(.delete)), ParserCase("\u{1B}[5~", key(.pageUp)),
  ParserCase("\u{1B}[6~", key(.pageDown)), ParserCase("\u{1B}[2~"),
  ParserCase("\u{1B}[Z", key(.tab, .shift)),
  ParserCase("\u{1B}OP", key(.function(1))), ParserCase("\u{1B}OS", key(.function(4))),
  ParserCase("\u{1B}[11~", key(.function(1))), ParserCase("\u{1B}[15~", key(.function(5))),
  ParserCase("\u{1B}[17~", key(.function(6))), ParserCase("\u{1B}[21~", key(.function(10))),
  ParserCase("\u{1B}[23~", key(.function(11))), ParserCase("\u{1B}[24~", key(.function(12))),
  ParserCase("\u{1B}[[A", key(.function(1))), ParserCase("\u{1B}[[E", key(.function(5))),
  ParserCase("\u{1B}[1;5C", key(.right, .control)),
  ParserCase("\u{1B}[1;2A", key(.up, .shift)), ParserCase("\u{1B}[1;3D", key(.left, .alternate)),
  ParserCase("\u{1B}[1;8B", key(.down, [.shift, .alternate, .control])),
  ParserCase("\u{1B}[1;9H", key(.home, .command)),
  ParserCase("\u{1B}[3;5~", key(.delete, .control)),
  ParserCase("\u{1B}[1;2P", key(.function(1), .shift)),
  ParserCase("\u{1B}a", key(.character("a"), .alternate)),
  ParserCase("\u{1B}é", key(.character("é"), .alternate)),
  ParserCase("\u{1B}\r", key(.enter, .alternate)),
  ParserCase("\u{1B}\u{7F}", key(.backspace, .alternate)),
  ParserCase("\u{1B}\u{1B}[A", key(.up, .alternate)),
  ParserCase("\u{1B}\u{1B}x", key(.escape), key(.character("x"), .alternate)),
  ParserCase("\u{1B}[97u", text("a")), ParserCase("\u{1B}[97;2u", text("A")),
  ParserCase("\u{1B}[97;5u", key(.character("a"), .control)),
  ParserCase("\u{1B}[99;5u", .input(.terminate)), ParserCase("\u{1B}[122;5u", .suspend),
  ParserCase("\u{1B}[13;2u", key(.enter, .shift)), ParserCase("\u{1B}[27u", key(.escape)),
  ParserCase("\u{1B}[27;5;13~", key(.enter, .control)), ParserCase("\u{1B}[97;1:3u"),
  ParserCase("\u{1B}[57414u", key(.enter)),
  ParserCase("\u{1B}[<0;1;1M", pointer(.began, 4, 8)),
  ParserCase(
    "\u{1B}[<0;10;5M\u{1B}[<32;11;5M\u{1B}[<0;11;5m", pointer(.began, 76, 72),
    pointer(.moved, 84, 72), pointer(.ended, 84, 72)),
  ParserCase("\u{1B}[<35;4;4M"), ParserCase("\u{1B}[<2;4;4M\u{1B}[<2;4;4m"),
  ParserCase("\u{1B}[<64;1;1M", scroll(4, 8, 0, -48)),
  ParserCase("\u{1B}[<65;1;1M", scroll(4, 8, 0, 48)),
  ParserCase("\u{1B}[<67;1;1M", scroll(4, 8, 48, 0)),
  ParserCase("\u{1B}[<69;1;1M", scroll(4, 8, 48, 0)),
  ParserCase("\u{1B}[<81;1;1M", scroll(4, 8, 0, 48)),
  ParserCase("\u{1B}[M !!\u{1B}[M#!!", pointer(.began, 4, 8), pointer(.ended, 4, 8)),
  ParserCase("\u{1B}[200~one\r\ntwo\tx\u{1B}[A\u{1B}[201~y", text("one\ntwo\tx[Ay")),
  ParserCase("\u{1B}[200~\u{1B}[201~", key(.enter)).without(),
  ParserCase(
    "\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\",
    .background(Color(red: 1, green: 0x8080 / 65535.0, blue: 0))),
  ParserCase("\u{1B}]11;rgb:f/0/0\u{7}", .background(Color(red: 1, green: 0, blue: 0))),
  ParserCase("\u{1B}]52;c;abc\u{7}x", text("x")),
  ParserCase("\u{1B}[?62;4c", .attributes), ParserCase("\u{1B}[?997;1n", .colorsChanged),
  ParserCase("\u{1B}P1$r0m\u{1B}\\x", text("x")), ParserCase("\u{1B}[?2026;2$yx", text("x")),
  ParserCase("\u{1B}[12;\u{1B}[A", key(.up)), ParserCase("a\u{85}b", text("ab")),
  ParserCase("a\u{1B}[133ub", text("ab")),
]

/// What has begun and not ended.
private let beginnings = [
  "", "\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}[M", "\u{1B}[M!!", "\u{1B}[[", "\u{1B}O",
  "\u{1B}]52;c;ab", "\u{1B}P1$r", "\u{1B}_G", "\u{1B}]52;c;ab\u{1B}",
]

/// Sequences without an end, and their ends.
private let endless = [
  ("\u{1B}[" + String(repeating: "1;", count: 5000), "m"),
  ("\u{1B}[<" + String(repeating: "9", count: 5000), "M"),
  ("\u{1B}]52;c;" + String(repeating: "é", count: 5000), "\u{7}"),
  ("\u{1B}P" + String(repeating: "q", count: 5000), "\u{1B}\\"),
  ("\u{1B}_" + String(repeating: "q", count: 5000), "\u{1B}\\"),
]

extension ParserCase {
  fileprivate func without() -> ParserCase { ParserCase(bytes) }
}

@Suite("What a terminal sends")
struct InputParserTests {
  @Test("Bytes become input", arguments: sequences)
  func whole(_ test: ParserCase) {
    var parser = InputParser()
    #expect(merged(parser.feed(Array(test.bytes.utf8))) == test.events)
    #expect(parser.patience == nil)
  }

  @Test("Wherever the bytes are cut, the input is the same", arguments: sequences)
  func split(_ test: ParserCase) {
    let bytes = Array(test.bytes.utf8)
    for cut in 0...bytes.count {
      var parser = InputParser()
      let events = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...])
      #expect(merged(events) == test.events, "cut at \(cut)")
    }
    var parser = InputParser()
    #expect(merged(bytes.flatMap { parser.feed([$0]) }) == test.events)
  }

  @Test("One after another, cut anywhere, they stay apart")
  func all() {
    let bytes = sequences.flatMap { Array($0.bytes.utf8) }
    let events = merged(sequences.flatMap(\.events))
    for length in 1...9 {
      var parser = InputParser()
      var result: [InputParser.Event] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        result += parser.feed(bytes[start..<min(start + length, bytes.count)])
      }
      #expect(merged(result) == events)
    }
  }

  @Test("An escape with nothing after it is the key")
  func escape() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.patience == .milliseconds(50))
    #expect(parser.timeOut() == [key(.escape)])
    #expect(parser.timeOut() == [])
    #expect(parser.feed([0x1B, 0x1B]) == [])
    #expect(parser.timeOut() == [key(.escape), key(.escape)])
    #expect(parser.feed(Array("\u{1B}[".utf8)) == [])
    #expect(parser.timeOut() == [key(.character("["), .alternate)])
    #expect(parser.feed(Array("\u{1B}[1;".utf8)) == [])
    #expect(parser.timeOut() == [])
    #expect(parser.feed(Array("x".utf8)) == [text("x")])
  }

  @Test("A paste may take its time")
  func slowPaste() {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}[200~ab\u{1B}".utf8)) == [])
    #expect(parser.patience == .seconds(1))
    #expect(parser.feed(Array("[201~".utf8)) == [text("ab")])
    #expect(parser.patience == nil)
  }

  @Test("A paste without an end ends with a pause")
  func endlessPaste() {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}[200~ab".utf8)) == [])
    #expect(parser.timeOut() == [text("ab")])
    #expect(parser.patience == nil)
    #expect(parser.feed(Array("c\u{1B}[201~d".utf8)) == [text("cd")])
  }

  @Test("Keys that are pressed do not keep a paste without an end going, more of it does")
  func pace() {
    var parser = InputParser()
    #expect(parser.feed("\u{1B}[200~".utf8) == [])
    let part = String(repeating: "a", count: 100)
    for _ in 0..<3 {
      #expect(parser.feed(part.utf8) == [])
      #expect(parser.timeOut() == [])
    }
    #expect(parser.feed("\u{1B}[15~".utf8) == [])
    #expect(parser.timeOut() == [text(part + part + part + "[15~")])
    #expect(parser.feed("\u{1B}[15~".utf8) == [key(.function(5))])
  }

  @Test("Of a paste longer than a megabyte the beginning arrives, in whole characters")
  func hugePaste() {
    var parser = InputParser()
    #expect(parser.feed(Array("\u{1B}[200~x".utf8)) == [])
    let block = Array(String(repeating: "é", count: 1 << 15).utf8)
    let events = (0..<100).flatMap { _ in parser.feed(block) }
    #expect(events == [text("x" + String(repeating: "é", count: (1 << 19) - 1))])
    #expect(parser.feed(Array("rest\u{1B}[201~y".utf8)) == [text("y")])
    #expect(parser.feed(Array("\u{1B}[200~z\u{1B}[201~".utf8)) == [text("z")])
  }

  @Test(
    "Control-C ends the app in the midst of whatever has begun",
    arguments: beginnings + ["\u{1B}[200~ab", "\u{1B}[200~ab\u{1B}[201", "\u{1B}\u{1B}"])
  func interruption(_ beginning: String) {
    var parser = InputParser()
    let events = parser.feed(Array("\(beginning)\u{3}".utf8))
    #expect(events.last == .input(.terminate))
    #expect(parser.patience == nil)
  }

  @Test("Sequences too long to be any are dropped to their end", arguments: endless)
  func endlessSequences(_ beginning: String, end: String) {
    var parser = InputParser()
    for _ in 0..<3 {
      #expect(parser.feed(Array(beginning.utf8)) == [])
      #expect(parser.feed(Array("\(end)x".utf8)) == [text("x")])
    }
    // Or to a pause.
    #expect(parser.feed(Array(beginning.utf8)) == [])
    #expect(parser.patience == .milliseconds(50))
    #expect(parser.timeOut() == [])
    #expect(parser.feed(Array("x".utf8)) == [text("x")])
    // Or to another sequence.
    #expect(parser.feed(Array("\(beginning)\u{1B}[A".utf8)) == [key(.up)])
  }

  @Test("The mouse is nowhere farther than a terminal can be large")
  func farMouse() {
    var parser = InputParser()
    let farthest = (x: 65_534.5 * 8, y: 65_534.5 * 16)
    #expect(
      parser.feed(Array("\u{1B}[<0;99999999999999999999;70000M".utf8))
        == [pointer(.began, farthest.x, farthest.y)])
  }

  @Test("What is no UTF-8 is dropped")
  func invalid() {
    var parser = InputParser()
    #expect(parser.feed([0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0x80]) == [text("abc")])
    #expect(parser.feed([0xED, 0xA0, 0x80, 0x64]) == [text("d")])
  }

  @Test("Noise neither traps nor lasts")
  func noise() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var parser = InputParser()
      for _ in 0..<8 {
        let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
          Bool.random(using: &generator)
            ? UInt8.random(in: 0...255, using: &generator)
            : Array("\u{1B}[]O;<M200~1".utf8).randomElement(using: &generator) ?? 0
        }
        _ = parser.feed(bytes)
      }
      _ = parser.timeOut()
      #expect(parser.patience == nil)
      #expect(parser.feed(Array("ok".utf8)) == [text("ok")])
    }
  }

  @Test("A long paste takes time linear in its length", .timeLimit(.minutes(15)))
  func longPaste() {
    var parser = InputParser()
    _ = parser.feed(Array("\u{1B}[200~".utf8))
    let block = Array(String(repeating: "0123456789", count: 100).utf8)
    for _ in 0..<200 { #expect(parser.feed(block) == []) }
    #expect(parser.feed(Array("\u{1B}[201~".utf8)).count == 1)
  }
}
