import Foundation
import TrialKit

/// Writes scripts at random.
struct BytesWriter {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func script() -> [BytesLine] {
    var lines: [BytesLine] = []
    for _ in 0..<number(in: 3...40) { lines += some() }
    if chance(30) { lines.append(.end(ending())) }
    return lines
  }

  private mutating func some() -> [BytesLine] {
    switch number(in: 0..<100) {
    case ..<70:
      // Cut anywhere, with or without a pause.
      let bytes = item()
      guard bytes.count > 1, chance(30) else { return [.bytes(bytes)] }
      let cut = number(in: 1..<bytes.count)
      let rest = BytesLine.bytes(Array(bytes[cut...]))
      return [.bytes(Array(bytes[..<cut]))] + (chance(50) ? [.pause] : []) + [rest]
    case ..<82: return [resize()]
    case ..<88: return [.signal(BytesLine.Harmless.allCases.randomElement(using: &random) ?? .cont)]
    case ..<90: return [.stop]
    case ..<92: return [.unread]
    default: return [.pause]
    }
  }

  private mutating func resize() -> BytesLine {
    let odd = [0, 1, 2, 3, 999, 1000, 1001, 32767, 65535]
    if chance(15) {
      return .resize(
        columns: odd.randomElement(using: &random) ?? 0,
        rows: odd.randomElement(using: &random) ?? 0)
    }
    return .resize(columns: number(in: 1...200), rows: number(in: 1...60))
  }

  private mutating func ending() -> BytesLine.Ending {
    switch number(in: 0..<3) {
    case 0: return .controlC
    case 1: return .hangUp
    default:
      let signals = [
        SIGHUP, SIGINT, SIGTERM, SIGQUIT, SIGABRT, SIGSEGV, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE,
        SIGXCPU, SIGVTALRM, SIGPROF, 34, 64,
      ]
      return .signal(signals.randomElement(using: &random) ?? SIGTERM)
    }
  }

  // MARK: Bytes

  /// What a terminal might send, or might not. Never what ends the app by itself.
  private mutating func item() -> [UInt8] {
    let item: [UInt8] =
      switch number(in: 0..<12) {
      case 0: noise(number(in: 1...200))
      case 1: Array("\u{1B}[\(parameters())\(final())".utf8)
      case 2: Array("\u{1B}[<\(button());\(number(in: 1...80));\(number(in: 1...24))M".utf8)
      case 3: click()
      case 4: string()
      case 5: paste()
      case 6: Array("\u{1B}[M".utf8) + noise(3)
      case 7: Array("\u{1B}[\(chance(50) ? "?" : "<")\(parameters())\(final())".utf8)
      case 8:
        Array(["", "é", "日本", "👍🏽", "e\u{301}\u{302}", "\u{202E}", "swift", " "].joined().utf8)
      case 9: [0xF0, 0x9F, 0x91, 0xE2, 0x82, 0xC3].prefix(number(in: 1...6)) + noise(1)
      default: key()
      }
    return item.map { $0 == 0x03 || $0 == 0x1C ? 0x1B : $0 }
  }

  private mutating func noise(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in
      chance(60)
        ? UInt8.random(in: 0...255, using: &random)
        : Array("\u{1B}[]OPX^_;:<?M~m200201\\\u{7}\r\t".utf8).randomElement(using: &random) ?? 0
    }
  }

  private mutating func key() -> [UInt8] {
    let keys = [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\t", "\u{1B}[Z", "\r", "\u{1B}", " ",
      "\u{7F}",
      "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~", "\u{1}", "\u{1A}", "a",
      "\u{1B}[15~",
    ]
    return Array(
      (0..<number(in: 1...6)).map { _ in keys.randomElement(using: &random) ?? "" }
        .joined().utf8)
  }

  private mutating func click() -> [UInt8] {
    let place = "\(number(in: 1...80));\(number(in: 1...24))"
    return Array("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m".utf8)
  }

  private mutating func string() -> [UInt8] {
    let begin = ["]52;c;", "]11;rgb:", "P1$r", "_G", "^", "X"].randomElement(using: &random) ?? "]"
    let length = chance(20) ? number(in: 1...20_000) : number(in: 0...60)
    let body = [UInt8](repeating: UInt8.random(in: 0x20...0x7E, using: &random), count: length)
    let end = ["", "\u{7}", "\u{1B}\\"].randomElement(using: &random) ?? ""
    return Array("\u{1B}\(begin)".utf8) + body + Array(end.utf8)
  }

  private mutating func paste() -> [UInt8] {
    let length = chance(10) ? number(in: 1...1_500_000) : number(in: 0...300)
    let words = Array("one two\r\nthree\té日👍🏽\u{1B}[A".utf8)
    let body = (0...length / words.count).flatMap { _ in words }.prefix(length)
    return Array("\u{1B}[200~".utf8) + body + Array((chance(60) ? "\u{1B}[201~" : "").utf8)
  }

  private mutating func parameters() -> String {
    let count = chance(5) ? number(in: 1...2000) : number(in: 0...5)
    return (0..<count).map { _ in
      switch number(in: 0..<6) {
      case 0: ""
      case 1: "\(UInt64.random(in: 0...(.max), using: &random))"
      case 2: "200"
      default: "\(number(in: 0...130))"
      }
    }.joined(separator: chance(80) ? ";" : ":")
  }

  private mutating func final() -> String {
    String(UnicodeScalar(UInt8.random(in: 0x40...0x7E, using: &random)))
  }

  private mutating func button() -> Int {
    chance(80) ? [0, 32, 64, 65].randomElement(using: &random) ?? 0 : number(in: 0...300)
  }

  // MARK: Chance

  private mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func number(in range: Range<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ percent: Int) -> Bool { number(in: 0..<100) < percent }
}
