import Foundation

/// Answers with the tags by which GitHub says whether they are still good. Keeps those used last.
final class AnswerCache: Sendable {
  struct Entry: Sendable {
    let tag: String
    let link: String?
    let body: Data
    fileprivate var lastUse = 0
  }

  private struct Contents {
    var entries: [URL: Entry] = [:]
    var uses = 0
  }

  private let capacity: Int
  private let contents = Locked(Contents())

  init(capacity: Int) {
    self.capacity = capacity
  }

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
      contents.entries[url] = Entry(tag: tag, link: link, body: body, lastUse: contents.uses)
      if contents.entries.count > capacity,
        let oldest = contents.entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
      {
        contents.entries[oldest] = nil
      }
    }
  }
}
