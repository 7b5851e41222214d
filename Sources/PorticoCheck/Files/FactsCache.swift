import Foundation
import Synchronization

/// Facts by the hash of the contents they were read from. A damaged cache is an empty one.
package final class FactsCache: Sendable {
  private struct State {
    var old: [ContentHash.Key: Range<Int>] = [:]
    var new: [ContentHash.Key: [UInt8]] = [:]
    var used: Set<ContentHash.Key> = []
  }

  /// Grows with every change of what facts say.
  private static let version: UInt64 = 0x706F_7274_6963_0003

  package let path: String
  private let data: [UInt8]
  private let state: Mutex<State>

  package init(path: String) {
    self.path = path
    let data = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    var state = State()
    var reader = ArchiveReader(data)
    if reader.fixed() == Self.version, reader.fixed() == UInt64(data.count) {
      let count = reader.count()
      for _ in 0..<count {
        let key = ContentHash.Key(first: reader.fixed(), second: reader.fixed())
        let length = Int(reader.fixed())
        guard length >= 0, reader.offset + length <= data.count else { break }
        state.old[key] = reader.offset..<(reader.offset + length)
        reader.offset += length
      }
    }
    self.data = data
    self.state = Mutex(state)
  }

  /// That of the current folder, among the person's caches; nil if there is no place for those.
  package static func standard() -> FactsCache? {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" }
    guard let base else { return nil }
    let here = ContentHash.of(Array(FileManager.default.currentDirectoryPath.utf8))
    return FactsCache(path: base + "/portico/\(String(here.first, radix: 16)).facts")
  }

  package func facts(for key: ContentHash.Key) -> FileFacts? {
    let range = state.withLock { state -> Range<Int>? in
      guard let range = state.old[key] else { return nil }
      state.used.insert(key)
      return range
    }
    guard let range else { return nil }
    var reader = ArchiveReader(data, at: range.lowerBound)
    let facts = FileFacts(from: &reader)
    return reader.failed ? nil : facts
  }

  package func keep(_ facts: FileFacts, for key: ContentHash.Key) {
    var writer = ArchiveWriter()
    facts.write(to: &writer)
    let bytes = writer.bytes
    state.withLock { $0.new[key] = bytes }
  }

  /// What was not used this time is kept as long as that is not more than this: other folders' files.
  private static let spare = 32_000_000

  /// Writes what is known, if anything is new.
  ///
  /// - Returns: Whether it is kept, or was already.
  package func save() -> Bool {
    state.withLock { state in
      guard !state.new.isEmpty else { return true }
      var kept = state.old.filter { state.new[$0.key] == nil }
      let unused = kept.reduce(0) { $0 + (state.used.contains($1.key) ? 0 : $1.value.count) }
      if unused > Self.spare { kept = kept.filter { state.used.contains($0.key) } }
      var writer = ArchiveWriter()
      writer.bytes.reserveCapacity(data.count + state.new.reduce(0) { $0 + $1.value.count + 24 })
      writer.fixed(Self.version)
      writer.fixed(0)
      writer.count(kept.count + state.new.count)
      func add(_ key: ContentHash.Key, _ bytes: ArraySlice<UInt8>) {
        writer.fixed(key.first)
        writer.fixed(key.second)
        writer.fixed(UInt64(bytes.count))
        writer.bytes += bytes
      }
      for (key, range) in kept { add(key, data[range]) }
      for (key, bytes) in state.new { add(key, bytes[...]) }
      var size = UInt64(writer.bytes.count)
      withUnsafeBytes(of: &size) { writer.bytes.replaceSubrange(8..<16, with: $0) }
      let folder = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let written: Void? = try? Data(writer.bytes).write(
        to: URL(fileURLWithPath: path), options: .atomic)
      return written != nil
    }
  }
}
