import Foundation
import RepositorySearchDomain

/// What the list of commits shows of a commit.
package struct CommitRow: Hashable, Sendable {
  /// The message's first line.
  package let title: String
  /// Hash, author and age, as in `1a2b3c4 · Mona Lisa · 3 hours ago`.
  package let detail: String

  init(_ commit: Commit, now: Date) {
    title = commit.summary
    detail = [
      commit.abbreviatedSHA, commit.author,
      commit.date.map { RelativeTime.text(for: $0, now: now) },
    ].compactMap(\.self).joined(separator: " · ")
  }
}
