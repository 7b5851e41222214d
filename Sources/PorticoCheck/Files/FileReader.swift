import Dispatch
import Foundation
import Synchronization

/// Reads files in parallel. The facts of unchanged files come from the cache.
package struct FileReader {
  package struct Read: Sendable {
    package var path: String
    package var facts: FileFacts?
    package var problem: String?
    /// A Boolean value that indicates whether the file couldn't be read. It's `false` for a file that was left out,
    /// or read with a problem.
    package var isUnreadable = false
    package var bytes = 0
    /// The hash of the facts, or `nil` if there are no facts or there is no cache.
    package var digest: ContentHash.Key?
    /// The key of the facts in the cache, if they have not been loaded yet.
    var key: ContentHash.Key?
  }

  /// The unsaved text of a file in an editor.
  package struct Draft: Sendable {
    package let path: String
    package let bytes: [UInt8]
    private let place: String

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
      place = AbsolutePath.of(path)
    }

    package func isOf(_ path: String) -> Bool { AbsolutePath.of(path) == place }
  }

  /// The size in bytes above which a file is left out. No person writes files that large.
  package static let largest = 5_000_000

  private let cache: FactsCache?
  private let draft: Draft?

  package init(cache: FactsCache? = nil, draft: Draft? = nil) {
    self.cache = cache
    self.draft = draft
  }

  /// Reads files with all their facts.
  package func read(
    _ paths: [String], progress: (@Sendable (Int) -> Void)? = nil
  ) -> [Read] {
    load(look(paths, progress: progress))
  }

  /// Reads changed files. The facts of the other files stay in the cache until they are loaded.
  package func look(
    _ paths: [String], progress: (@Sendable (Int) -> Void)? = nil
  ) -> [Read] {
    let done = Atomic<Int>(0)
    let reads = Self.inParallel(paths) { path in
      let count = done.wrappingAdd(1, ordering: .relaxed).newValue
      if count % 32 == 0 { progress?(count) }
      return look(path)
    }
    progress?(paths.count)
    return reads
  }

  /// Reads texts that aren't in files. Facts of known texts come from the cache.
  func read(_ texts: [(path: String, bytes: [UInt8])]) -> [Read] {
    load(
      Self.inParallel(texts) { text in
        let read = Read(path: text.path, bytes: text.bytes.count)
        let key = cache.map { _ in ContentHash.of(text.bytes) }
        if let key, let digest = cache?.digest(for: key) {
          // Reads the text again if the cache is damaged. `load` can't do that without a file.
          return cache?.facts(for: key) == nil
            ? understood(read, text.bytes, key) : kept(read, key, digest)
        }
        return understood(read, text.bytes, key)
      })
  }

  /// Loads the facts that `look` left in the cache.
  package func load(_ reads: [Read]) -> [Read] {
    Self.inParallel(reads) { read in
      guard let key = read.key else { return read }
      var read = read
      read.key = nil
      if let facts = cache?.facts(for: key) {
        read.facts = facts.isGenerated ? nil : facts
        return read
      }
      // The cache is damaged.
      return open(read) { bytes in understood(read, bytes, ContentHash.of(bytes)) }
    }
  }

  private static func inParallel<Item: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Read
  ) -> [Read] {
    let results = Mutex<[Read]>([])
    let next = Atomic<Int>(0)
    let workers = max(1, min(items.count, ProcessInfo.processInfo.activeProcessorCount))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var own: [Read] = []
      while true {
        let start = next.wrappingAdd(8, ordering: .relaxed).oldValue
        guard start < items.count else { break }
        for item in items[start..<min(start + 8, items.count)] { own.append(work(item)) }
      }
      results.withLock { $0 += own }
    }
    return results.withLock { $0 }.sorted { $0.path < $1.path }
  }

  private func look(_ path: String) -> Read {
    if let draft, draft.isOf(path) {
      return understood(Read(path: path, bytes: draft.bytes.count), draft.bytes, nil)
    }
    var info = stat()
    guard stat(path, &info) == 0 else {
      return Read(path: path, problem: RegularFile.Refusal(errno).problem, isUnreadable: true)
    }
    if let reason = RegularFile.refusal(of: info) {
      return Read(
        path: path, problem: RegularFile.Refusal(reason: reason).problem, isUnreadable: true)
    }
    let size = Int(info.st_size)
    guard size <= Self.largest else {
      return Read(
        path: path, problem: "\(size / 1_000_000) MB are more than a person writes; left out")
    }
    let read = Read(path: path, bytes: size)
    let stamp = FileStamp(info)
    if let key = cache?.key(for: stamp), let digest = cache?.digest(for: key) {
      return kept(read, key, digest)
    }
    return open(read) { bytes in
      let key = cache.map { _ in ContentHash.of(bytes) }
      if let key { cache?.remember(key, of: stamp) }
      if let key, let digest = cache?.digest(for: key) { return kept(read, key, digest) }
      return understood(read, bytes, key)
    }
  }

  private func open(_ read: Read, _ use: ([UInt8]) -> Read) -> Read {
    do throws(RegularFile.Refusal) {
      return use(try RegularFile.bytes(read.path, most: Self.largest))
    } catch {
      return Read(path: read.path, problem: error.problem, isUnreadable: true, bytes: read.bytes)
    }
  }

  private func kept(_ read: Read, _ key: ContentHash.Key, _ digest: ContentHash.Key) -> Read {
    var read = read
    read.key = key
    read.digest = digest
    return read
  }

  private func understood(_ read: Read, _ bytes: [UInt8], _ key: ContentHash.Key?) -> Read {
    let facts = Self.facts(of: bytes)
    var read = read
    read.facts = facts.isGenerated ? nil : facts
    read.key = nil
    read.digest = key.flatMap { cache?.keep(facts, for: $0) }
    return read
  }

  private static func facts(of bytes: [UInt8]) -> FileFacts {
    if GeneratedCode.isAnnounced(in: bytes) {
      var facts = FileFacts()
      facts.isGenerated = true
      return facts
    }
    let isUTF16 =
      bytes.count > 1
      && (bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0xFF && bytes[1] == 0xFE)
    if isUTF16, let text = String(data: Data(bytes), encoding: .utf16) {
      var facts = SourceReader.read(text)
      facts.problems.append(FileProblem("the file is UTF-16; Swift reads UTF-8"))
      return facts
    }
    var facts = bytes.withUnsafeBufferPointer { SourceReader.read($0) }
    if bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil {
      facts.problems.append(FileProblem("the file is not UTF-8; what could be read was judged"))
    }
    return facts
  }
}
