import Foundation
package import RepositorySearchDomain

/// The texts of a row in the list of commits.
package struct CommitRow: Hashable, Identifiable, Sendable {
  package let id: Commit.ID
  /// The first line of the message.
  package let title: String
  /// The hash, author and age, such as `1a2b3c4 · Mona Lisa · 3 hours ago`.
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
