import Foundation
import RepositorySearchDomain

/// A commit in GitHub's JSON.
struct GitHubCommit: Decodable {
  struct Content: Decodable {
    let author: Signature?
    let committer: Signature?
    let message: String
  }

  struct Signature: Decodable {
    let name: String?
    let date: Date?
  }

  let sha: String
  let commit: Content

  var value: Commit {
    Commit(
      sha: sha, message: commit.message,
      author: commit.author?.name ?? commit.committer?.name ?? "unknown",
      date: commit.author?.date ?? commit.committer?.date)
  }
}
