import Foundation

/// The addresses of source lines on the server of the repository, as GitHub and GitLab have them:
/// `https://github.com/owner/app/blob/COMMIT/App/Login.swift#L12`.
package struct SourceLinks {
  /// The address of the folder with the sources of the commit.
  private let base: String
  private let paths: RepositoryPaths

  /// Returns `nil` if the folder isn't in a repository, or if the repository has no such server.
  package init?(around folder: String) {
    guard (try? RepositoryFolder.verify(around: folder)) != nil else { return nil }
    let git = Git(folder: folder)
    guard let remote = try? git("remote", "get-url", "origin"),
      let commit = try? git("rev-parse", "HEAD"),
      let base = Self.base(
        remote.trimmingCharacters(in: .whitespacesAndNewlines),
        commit.trimmingCharacters(in: .whitespacesAndNewlines))
    else { return nil }
    self.base = base
    paths = RepositoryPaths(seenFrom: folder)
  }

  /// Returns the address of the sources for the address that git fetches from: `git@github.com:owner/app.git`,
  /// `https://user:token@gitlab.com/owner/app.git`. A user's name or token isn't part of it.
  static func base(_ remote: String, _ commit: String) -> String? {
    guard
      let parts = remote.wholeMatch(
        of: /(?:\w+:\/\/)?(?:[^@\/]*@)?([\w.\-]+)(?::\d+)?[:\/]([\w.\-\/]+?)(?:\.git)?\/?/)
    else { return nil }
    let host = String(parts.1)
    guard host.contains("github") || host.contains("gitlab") else { return nil }
    return "https://\(host)/\(parts.2)/blob/\(commit)/"
  }

  func address(of place: Place) -> String? {
    let path = paths.path(place.path)
    guard !path.hasPrefix("/") else { return nil }
    return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      .map { "\(base)\($0)#L\(place.line)" }
  }
}
