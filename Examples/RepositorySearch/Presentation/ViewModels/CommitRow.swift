import Foundation
package import RepositorySearchDomain

/// What the list of commits shows of a commit.
package struct CommitRow: Hashable, Identifiable, Sendable {
  package let id: Commit.ID
  /// The message's first line.
  package let title: String
  /// Hash, author and age, as in `1a2b3c4 · Mona Lisa · 3 hours ago`.
  package let detail: String

  init(_ commit: Commit, now: Date) {
    id = commit.id
    title = commit.summary
    detail = [
      commit.abbreviatedSHA, commit.author,
      commit.date.map { RelativeTime.text(for: $0, now: now) },
    ].compactMap(\.self).joined(separator: " · ")
  }
}
