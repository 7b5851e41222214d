import Foundation
import TrialKit

/// A line of a script: what is done to a file. Numbers are indexes that wrap around at the end.
struct Damage {
  private let words: [String]

  /// - Throws: ``TrialFailure`` for a line that is none.
  init(_ line: String) throws(TrialFailure) {
    words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard Self.verbs[words[0]] != nil else { throw TrialFailure("no damage: \(line)") }
  }

  func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
  func number(_ index: Int) -> Int { Int(word(index)) ?? 0 }
  /// The rest of the line.
  func rest(_ index: Int) -> String { words.dropFirst(index).joined(separator: " ") }

  /// - Parameter folder: Where files lie that the text may refer to.
  func applied(to text: [UInt8], folder: String) -> [UInt8] {
    switch words[0] {
    case "prologue": Self.prologue(word(1), of: text, folder: folder)
    default: Self.verbs[words[0]]?(self, text) ?? text
    }
  }

  typealias Verb = @Sendable (Damage, [UInt8]) -> [UInt8]

  private static let verbs: [String: Verb] = [
    bytes, elements, attributes, references, additions, ["prologue": { $1 }],
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}

extension Array where Element == UInt8 {
  func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    self[..<range.lowerBound] + Array(text.utf8) + self[range.upperBound...]
  }

  func inserting(_ text: String, at index: Int) -> [UInt8] {
    replacing(index..<index, with: text)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension Array {
  /// The element at an index that may be beyond the end.
  func at(_ index: Int) -> Element? {
    isEmpty ? nil : self[((index % count) + count) % count]
  }
}
