import TrialKit

/// A change of a source's bytes. Places wrap around at its end.
struct Mutation {
  static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "/*", "*/", "//", "#\"", "\\(", "<", ">", "->",
    "@objc ", "@objc(name)", "class ", "func ", "var ", "let ", "init", "override ", "extension A ",
    "optional ", "protocol ", "import ", "import os.log", ":", ",", "=", "?", "!", ".", "`", "\0",
    "\u{FFFD}", "\n",
    "\n#if os(iOS)\n", "\n#elseif canImport(SwiftUI)\n", "\n#else\n", "\n#endif\n", "#selector(",
    "#keyPath(",
    "#Preview {", "@IBOutlet ", "@IBAction ", "@NSManaged ", "dynamic ", ";", "\r\n", "@MainActor ",
    "private ",
    "super.", "self.", "#sourceLocation(", "&& canImport(", "operator ", "\u{301}",
    "\u{1F468}\u{200D}\u{1F467}",
  ]

  private enum Kind {
    case remove(Int)
    case byte(UInt8)
    case insert([UInt8])
    case end
    case move(to: Int, count: Int)
  }

  private let place: Int
  private let kind: Kind

  /// - Throws: If the line is none of a script's.
  init(_ line: String) throws(TrialFailure) {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    switch (words.first, numbers.count) {
    case ("remove", 2): kind = .remove(numbers[1])
    case ("byte", 2): kind = .byte(UInt8(truncatingIfNeeded: numbers[1]))
    case ("insert", 2): kind = .insert(Array(Self.pieces[numbers[1] % Self.pieces.count].utf8))
    case ("end", 1): kind = .end
    case ("move", 3): kind = .move(to: numbers[1], count: numbers[2])
    default: throw TrialFailure("'\(line)' is no mutation")
    }
    place = numbers[0]
  }

  func apply(to bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let at = place % bytes.count
    switch kind {
    case .remove(let count): bytes.removeSubrange(at..<min(bytes.count, at + count))
    case .byte(let byte): bytes[at] = byte
    case .insert(let text): bytes.insert(contentsOf: text, at: at)
    case .end: bytes.removeSubrange(at...)
    case .move(let target, let count):
      let range = at..<min(bytes.count, at + count)
      let part = bytes[range]
      bytes.removeSubrange(range)
      bytes.insert(contentsOf: part, at: bytes.isEmpty ? 0 : target % bytes.count)
    }
  }
}
