import Foundation

/// A name by which a step refers to something on screen: the whole text or a part of it.
package struct ScreenName: Equatable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible
{
  private let text: String
  private let trimmed: String
  private let isPart: Bool

  /// Creates a name that matches a whole text. Case matters, and white space around the name doesn't.
  package init(_ text: String) {
    self.init(text: text, isPart: false)
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  private init(text: String, isPart: Bool) {
    self.text = text
    trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    self.isPart = isPart
  }

  package static func containing(_ part: String) -> ScreenName {
    ScreenName(text: part, isPart: true)
  }

  func matches(_ name: String) -> Bool {
    isPart ? name.contains(text) : name.trimmingCharacters(in: .whitespacesAndNewlines) == trimmed
  }

  /// The name as the subject of a sentence.
  var subject: String { isPart ? "What contains \"\(text)\"" : description }

  /// The name as part of a sentence.
  package var description: String { isPart ? "something with \"\(text)\"" : "\"\(text)\"" }
}
