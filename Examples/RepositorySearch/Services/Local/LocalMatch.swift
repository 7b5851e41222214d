#if os(Linux) || os(macOS)
  import Foundation

  /// A repository on this machine that matches a query, and the quality of the match.
  struct LocalMatch: Comparable, Sendable {
    let url: URL
    let name: String
    /// The repository's folder.
    let owner: String
    let description: String?
    private let rank: Int

    init?(_ url: URL, query: String) {
      self.url = url
      let name = url.lastPathComponent
      self.name = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
      owner = url.deletingLastPathComponent().lastPathComponent
      description = LocalDescription.text(of: url)
      let (own, searched) = (self.name.lowercased(), query.lowercased())
      if own == searched {
        rank = 0
      } else if own.hasPrefix(searched) {
        rank = 1
      } else if own.contains(searched) {
        rank = 2
      } else if description?.lowercased().contains(searched) == true {
        rank = 3
      } else {
        return nil
      }
    }

    static func < (one: LocalMatch, other: LocalMatch) -> Bool {
      (one.rank, one.name.lowercased(), one.url.path)
        < (other.rank, other.name.lowercased(), other.url.path)
    }
  }
#endif
