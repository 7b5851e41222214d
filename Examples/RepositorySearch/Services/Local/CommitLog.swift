#if os(Linux) || os(macOS)
  import Foundation
  import RepositorySearchDomain

  /// Parses the output of `git log -z --format=%H%x00%an%x00%at%x00%B`: four fields for each commit, each ended by NUL.
  enum CommitLog {
    static func commits(in output: Data) -> [Commit] {
      let fields = output.split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      return stride(from: 0, to: fields.count - 3, by: 4).map { start in
        Commit(
          sha: fields[start], message: fields[start + 3], author: fields[start + 1],
          date: TimeInterval(fields[start + 2]).map(Date.init(timeIntervalSince1970:)))
      }
    }
  }
#endif
