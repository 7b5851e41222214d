import PorticoSource
import SeededRandom
import Testing

@Suite("Broken sources")
struct MutationTests {
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "/*", "*/", "//", "#\"", "\\(", "<", ">", "->",
    "@objc", "class", "func", "var", "let", "init", "override ", "extension A", "optional ",
    ":", ",", "=", "?", "!", ".", "`", "\0", "\u{FFFD}", "\n#if os(iOS)\n", "\n#else\n",
    "\n#endif\n", "#selector(", "#keyPath(", "#Preview {", "@IBOutlet ", "dynamic ", ";", "\r\n",
  ].map { Array($0.utf8) }

  /// 1,200 mutations; the trial `mutated-sources` makes as many as it is told.
  @Test("Mutated sources are translated without crash or hang, and keep their lines")
  func mutations() async throws {
    let sources = try Ported.modules().flatMap { $0.map { Array($0.text.utf8) } }
    await withTaskGroup(of: Void.self) { group in
      for round in 0..<12 {
        group.addTask { Self.mutate(sources, times: 100, seed: UInt64(round)) }
      }
    }
  }

  private static func mutate(_ sources: [[UInt8]], times: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<times {
      let bytes = mutant(of: sources.randomElement(using: &generator)!, &generator)
      let other = mutant(of: sources.randomElement(using: &generator)!, &generator)
      let files = [
        SourceFile(path: "a.swift", bytes: bytes), SourceFile(path: "b.swift", bytes: other),
      ]
      let made = Translator(ModuleIndex(name: "App", files: files)).translate().outputs[0].text
      let place = Array("#sourceLocation(file: \"a.swift\", line: 1)\n".utf8)
      let places = made.ranges(of: place)
      // Behind imports the place is said again.
      let hasImports = made[places[0].upperBound...].starts(with: "import ".utf8)
      let start = places[hasImports && places.count > 1 ? 1 : 0].upperBound
      let trailer = made.firstRange(of: Array("\n#sourceLocation()\n".utf8))?.lowerBound
      let lines = newlines(made[start..<(trailer ?? made.count)])
      // A last line without an end gets one before what follows.
      let expected = newlines(bytes[...])
      #expect(lines == expected || trailer != nil && lines == expected - 1)
    }
  }

  private static func newlines(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
  }

  private static func mutant(of source: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      guard !bytes.isEmpty else { break }
      let at = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes.remove(at: at)
      case 1, 2: bytes.insert(contentsOf: pieces.randomElement(using: &generator)!, at: at)
      case 3: bytes[at] = UInt8.random(in: 0...255, using: &generator)
      case 4: bytes.removeSubrange(at..<min(bytes.count, at + 20))
      default: bytes.removeSubrange(at...)
      }
    }
    return bytes
  }
}
