import Foundation
import Synchronization

/// A cache of facts by the hash of the file contents, and of these hashes by file stamp, so that an unchanged file
/// needn't be opened. A damaged cache is treated as empty.
package final class FactsCache: Sendable {
  private struct Entry {
    /// The range of the facts in the cache file.
    var range: Range<Int>
    var digest: ContentHash.Key
  }

  private struct State {
    var old: [ContentHash.Key: Entry] = [:]
    var new: [ContentHash.Key: (bytes: [UInt8], digest: ContentHash.Key)] = [:]
    var used: Set<ContentHash.Key> = []
    var stamps: [FileStamp: ContentHash.Key] = [:]
    var newStamps: [FileStamp: ContentHash.Key] = [:]
  }

  package let path: String
  /// The descriptor of the cache file that existed when this object was created, or -1 if there was none. A later
  /// run can replace the file.
  private let descriptor: Int32
  private let state: Mutex<State>
  private let start: UInt64

  /// The version of the format, and the build of the program. The facts of another build may be incomplete.
  private static let version: UInt64 = 0x706F_7274_6963_0003 ^ ProgramIdentity.number

  package convenience init(path: String) { self.init(path: path, now: FileStamp.now) }

  /// - Parameter now: The time at which the run began, in nanoseconds since 1970.
  init(path: String, now: UInt64) {
    self.path = path
    start = now
    descriptor = (try? RegularFile.open(path)) ?? -1
    var head = ArchiveReader(RegularFile.bytes(descriptor, at: 0, count: Self.headSize) ?? [])
    let isOwn = head.fixed() == Self.version
    let (size, factsStart) = (head.fixed(), head.fixed())
    var state: State?
    if isOwn, size == RegularFile.size(descriptor), factsStart <= size,
      let index = RegularFile.bytes(
        descriptor, at: Self.headSize, count: Int(factsStart) - Self.headSize)
    {
      state = Self.state(index, Int(factsStart)..<Int(size))
    }
    self.state = Mutex(state ?? State())
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns the cache for the current folder, which is in the user's cache folder. Returns `nil` if the
  /// environment names neither a cache folder nor a home folder.
  package static func standard() -> FactsCache? {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    guard let base = folder("XDG_CACHE_HOME") ?? folder("HOME").map({ $0 + "/.cache" }) else {
      return nil
    }
    let here = ContentHash.of(Array(FileManager.default.currentDirectoryPath.utf8))
    return FactsCache(path: base + "/portico/\(String(here.first, radix: 16)).facts")
  }

  /// The size of the header: the version, the size of the file, and the offset of the facts.
  private static let headSize = 24

  private static func state(_ index: [UInt8], _ facts: Range<Int>) -> State? {
    var state = State()
    var reader = ArchiveReader(index)
    let count = reader.count()
    state.old.reserveCapacity(min(count, index.count / 32))
    var start = facts.lowerBound
    for _ in 0..<count where !reader.failed {
      let key = ContentHash.Key(from: &reader)
      let digest = ContentHash.Key(from: &reader)
      let length = Int(truncatingIfNeeded: reader.fixed())
      guard length >= 0, length <= facts.upperBound - start else { return nil }
      state.old[key] = Entry(range: start..<(start + length), digest: digest)
      start += length
    }
    let stamps = reader.count()
    state.stamps.reserveCapacity(min(stamps, index.count / 56))
    for _ in 0..<stamps where !reader.failed {
      let stamp = FileStamp(from: &reader)
      state.stamps[stamp] = ContentHash.Key(from: &reader)
    }
    return reader.failed ? nil : state
  }

  /// Returns the hash of a file's contents if the file hasn't changed since it was read; otherwise, `nil`.
  func key(for stamp: FileStamp) -> ContentHash.Key? {
    state.withLock { state in
      guard let key = state.stamps[stamp], state.old[key] != nil else { return nil }
      state.newStamps[stamp] = key
      return key
    }
  }

  /// Stores the hash of a file's contents, unless the file is so new that a later change might not change its
  /// stamp.
  func remember(_ key: ContentHash.Key, of stamp: FileStamp) {
    guard stamp.isSettled(at: start) else { return }
    state.withLock { $0.newStamps[stamp] = key }
  }

  /// Returns the hash of the facts. Contents that differ only in comments have the same one.
  func digest(for key: ContentHash.Key) -> ContentHash.Key? {
    state.withLock { state in
      guard let entry = state.old[key] else { return nil }
      state.used.insert(key)
      return entry.digest
    }
  }

  package func facts(for key: ContentHash.Key) -> FileFacts? {
    guard let (range, digest) = state.withLock({ $0.old[key].map { ($0.range, $0.digest) } }),
      let bytes = RegularFile.bytes(descriptor, at: range.lowerBound, count: range.count),
      bytes.count >= FileFacts.uncountedBytes,
      ContentHash.of(bytes[FileFacts.uncountedBytes...]) == digest
    else { return nil }
    var reader = ArchiveReader(bytes)
    let facts = FileFacts(from: &reader)
    return reader.failed ? nil : facts
  }

  /// - Returns: The hash of the facts.
  @discardableResult
  func keep(_ facts: FileFacts, for key: ContentHash.Key) -> ContentHash.Key {
    var writer = ArchiveWriter()
    facts.write(to: &writer)
    let digest = ContentHash.of(writer.bytes[FileFacts.uncountedBytes...])
    state.withLock { $0.new[key] = (writer.bytes, digest) }
    return digest
  }

  /// Replaces the contents of a file of the cache, and creates its folder if needed.
  ///
  /// - Returns: `true` if the file was written.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let folder = AbsolutePath.folder(of: path)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return (try? FileDraft.replace(path, with: bytes)) != nil
  }

  /// The size in bytes up to which facts are kept that this run didn't use, such as those of other folders' files.
  private static let spare = 32_000_000

  /// Writes the cache if many facts are new. Reading a few files again costs less than writing all facts.
  ///
  /// - Returns: `false` if the cache couldn't be written.
  package func save() -> Bool {
    state.withLock { state in
      let fresh = state.newStamps.reduce(state.new.count) {
        $0 + (state.stamps[$1.key] == $1.value ? 0 : 1)
      }
      guard fresh > state.old.count / 32 else { return true }
      var kept = state.old.filter { state.new[$0.key] == nil }
      let unused = kept.reduce(0) {
        $0 + (state.used.contains($1.key) ? 0 : $1.value.range.count)
      }
      if unused > Self.spare { kept = kept.filter { state.used.contains($0.key) } }
      // Keeps only the latest stamp of each file, and no stamps of contents that are removed.
      let files = Set(state.newStamps.keys.map(\.identity))
      var stamps = state.stamps.filter { !files.contains($0.key.identity) }
      stamps.merge(state.newStamps) { _, new in new }
      stamps = stamps.filter { kept[$0.value] != nil || state.new[$0.value] != nil }

      var index = ArchiveWriter()
      for value in [Self.version, 0, 0] { index.fixed(value) }
      index.count(kept.count + state.new.count)
      var facts: [UInt8] = []
      func add(_ key: ContentHash.Key, _ digest: ContentHash.Key, _ bytes: [UInt8]) {
        key.write(to: &index)
        digest.write(to: &index)
        index.fixed(UInt64(bytes.count))
        facts += bytes
      }
      for (key, entry) in kept {
        let (start, count) = (entry.range.lowerBound, entry.range.count)
        add(key, entry.digest, RegularFile.bytes(descriptor, at: start, count: count) ?? [])
      }
      for (key, new) in state.new { add(key, new.digest, new.bytes) }
      index.count(stamps.count)
      for (stamp, key) in stamps {
        stamp.write(to: &index)
        key.write(to: &index)
      }
      index.setFixed(UInt64(index.bytes.count + facts.count), at: 8)
      index.setFixed(UInt64(index.bytes.count), at: 16)
      return Self.write(index.bytes + facts, to: path)
    }
  }
}
