import Foundation
import RepositorySearchHTTP

/// A cache of answers with the tags with which GitHub validates them. It keeps the most recently used answers.
final class AnswerCache: Sendable {
  struct Entry: Sendable {
    let tag: String
    let link: String?
    let body: Data
    fileprivate var lastUse = 0
    fileprivate var size: Int { tag.utf8.count + (link?.utf8.count ?? 0) + body.count }
  }

  private struct Contents {
    var entries: [URL: Entry] = [:]
    var uses = 0
    var size = 0
  }

  private let capacity: Int
  private let contents = Locked(Contents())

  /// - Parameter capacity: The maximum number of bytes.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of answers.
  var count: Int { contents.withLock { $0.entries.count } }

  subscript(url: URL) -> Entry? {
    contents.withLock { contents in
      contents.uses += 1
      contents.entries[url]?.lastUse = contents.uses
      return contents.entries[url]
    }
  }

  func keep(_ body: Data, link: String?, tag: String, of url: URL) {
    contents.withLock { contents in
      contents.uses += 1
      let entry = Entry(tag: tag, link: link, body: body, lastUse: contents.uses)
      contents.size += entry.size - (contents.entries.updateValue(entry, forKey: url)?.size ?? 0)
      while contents.size > capacity,
        let oldest = contents.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        contents.entries[oldest.key] = nil
        contents.size -= oldest.value.size
      }
    }
  }
}
