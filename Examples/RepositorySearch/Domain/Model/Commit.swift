package import Foundation

/// A commit of a repository.
package struct Commit: Identifiable, Hashable, Sendable {
  package let sha: String
  package let message: String
  package let author: String
  /// The date of the commit; `nil` if it wasn't recorded.
  package let date: Date?

  package init(sha: String, message: String, author: String, date: Date?) {
    self.sha = sha
    self.message = message
    self.author = author
    self.date = date
  }

  package var id: String { sha }

  /// The first seven characters of the hash, as git displays it.
  package var abbreviatedSHA: String { String(sha.prefix(7)) }

  /// The first line of the message.
  package var summary: String {
    String(message.drop(while: \.isWhitespace).prefix { !$0.isNewline })
  }
}
