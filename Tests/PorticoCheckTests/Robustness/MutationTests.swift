import Foundation
import SeededRandom
import Testing

@testable import PorticoCheck

@Suite("Broken sources")
struct MutationTests {
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "/*", "*/", "//", "#\"", "\\(", "<", ">", "->",
    "@", "class", "func", "var", "let", "init", "case", "if", "switch", "get", ":", ",", "=", "?",
    "!", ".", "`", "\0", "\u{FFFD}", "#if", "extension", "/", "&", "..<",
  ].map { Array($0.utf8) }

  /// 800 mutations; with `PORTICO_EXHAUSTIVE=1` 2 million, of the smaller files, on all cores.
  @Test("Mutated sources are read without crash or hang")
  func mutations() async throws {
    let sources = try Corpus.apps().flatMap { $0.texts.values.map { Array($0.utf8) } }
      .filter { !isExhaustive || $0.count < 900 }
      .sorted { $0.lexicographicallyPrecedes($1) }
    let rounds = isExhaustive ? 2_000 : 8
    let size = isExhaustive ? 1_000 : 100
    let start = ContinuousClock.now
    await withTaskGroup(of: Void.self) { group in
      for round in 0..<rounds {
        if round >= ProcessInfo.processInfo.activeProcessorCount { await group.next() }
        group.addTask { Self.mutate(sources, times: size, seed: UInt64(round)) }
      }
    }
    print("mutations: \(rounds * size) in \(ContinuousClock.now - start)")
  }

  private static func mutate(_ sources: [[UInt8]], times: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<times {
      var bytes = sources[Int.random(in: 0..<sources.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        guard !bytes.isEmpty else { break }
        let at = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(contentsOf: pieces.randomElement(using: &generator)!, at: at)
        case 2: bytes[at] = UInt8.random(in: 0...255, using: &generator)
        case 3: bytes.removeSubrange(at..<min(bytes.count, at + 20))
        case 4: bytes.removeSubrange(at...)
        default:
          let end = min(bytes.count, at + 60)
          bytes.insert(
            contentsOf: bytes[at..<end], at: Int.random(in: 0..<bytes.count, using: &generator))
        }
      }
      let facts = bytes.withUnsafeBufferPointer { SourceReader.read($0) }
      if round % 10 == 0 { _ = Analysis([FileReader.Read(path: "A.swift", facts: facts)]) }
    }
  }

  /// 10,000 levels; with `PORTICO_EXHAUSTIVE=1` 50,000.
  @Test("Deep nesting and long lines end in time", .timeLimit(.minutes(15)))
  func depth() {
    let levels = isExhaustive ? 50_000 : 10_000
    for (open, close) in [
      ("{", "}"), ("(", ")"), ("[", "]"), ("class A { ", "}"), ("func f() { ", "}"),
      ("if a { ", "}"), ("\"\\(", ")\""), ("A<", ">"), ("let a: (", ")"), ("a.b { ", "}"),
      ("/*", "*/"),
      ("case .a(", ")"), ("let x = a ? ", ": b"), ("@A(", ")"), ("-", ""), ("a<", ""),
      ("var x: A<", ""),
    ] {
      let text = String(repeating: open, count: levels) + String(repeating: close, count: levels)
      _ = Analysis(texts: ["A.swift": "class X { func f() { " + text + " } }"])
      _ = Analysis(texts: ["A.swift": text])
    }
  }

  @Test("Facts come back from the cache as they went in")
  func archive() throws {
    for app in try Corpus.apps() {
      for text in app.texts.values {
        let facts = SourceReader.read(text)
        var writer = ArchiveWriter()
        facts.write(to: &writer)
        var reader = ArchiveReader(writer.bytes)
        #expect(FileFacts(from: &reader) == facts)
        // Damaged, it is refused or read as something; it never traps.
        for index in stride(from: 0, to: writer.bytes.count, by: 7) {
          var bytes = writer.bytes
          bytes[index] ^= 0x55
          var damaged = ArchiveReader(bytes)
          _ = FileFacts(from: &damaged)
        }
      }
    }
  }
}
