import Foundation

/// What a step calls something on screen: all of what it says, or a part of that.
package struct ScreenName: Equatable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible
{
  private let text: String
  private let trimmed: String
  private let isPart: Bool

  /// The whole name, in its case; white space around it does not count.
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

  /// As the subject of a sentence.
  var subject: String { isPart ? "What contains \"\(text)\"" : description }

  /// As what something is called.
  package var description: String { isPart ? "something with \"\(text)\"" : "\"\(text)\"" }
}
