import Dispatch
import Foundation
import Synchronization

/// Reads files in parallel, from the cache where nothing changed.
package struct FileReader {
  package struct Read: Sendable {
    package var path: String
    package var facts: FileFacts?
    package var problem: String?
    /// Whether it could not be read at all, as opposed to being left out or read with a reservation.
    package var isUnreadable = false
    package var bytes = 0
  }

  /// More than this is no code a person wrote.
  package static let largest = 5_000_000

  package init() {}

  package func read(
    _ paths: [String], cache: FactsCache? = nil, progress: (@Sendable (Int) -> Void)? = nil
  ) -> [Read] {
    let results = Mutex<[Read]>([])
    let done = Atomic<Int>(0)
    let next = Atomic<Int>(0)
    let workers = max(1, min(paths.count, ProcessInfo.processInfo.activeProcessorCount))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var own: [Read] = []
      while true {
        let start = next.wrappingAdd(8, ordering: .relaxed).oldValue
        guard start < paths.count else { break }
        for path in paths[start..<min(start + 8, paths.count)] {
          own.append(Self.read(path, cache))
          let count = done.wrappingAdd(1, ordering: .relaxed).newValue
          if count % 32 == 0 { progress?(count) }
        }
      }
      results.withLock { $0 += own }
    }
    progress?(paths.count)
    return results.withLock { $0 }.sorted { $0.path < $1.path }
  }

  private static func read(_ path: String, _ cache: FactsCache?) -> Read {
    var info = stat()
    guard stat(path, &info) == 0 else {
      return Read(path: path, problem: reason(), isUnreadable: true)
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      return Read(path: path, problem: "it is no file", isUnreadable: true)
    }
    let size = Int(info.st_size)
    guard size <= largest else {
      return Read(
        path: path, problem: "\(size / 1_000_000) MB are more than a person writes; left out")
    }
    guard let bytes = contents(path, size) else {
      return Read(path: path, problem: reason(), isUnreadable: true)
    }
    if GeneratedCode.isAnnounced(in: bytes) { return Read(path: path, bytes: size) }
    let key = cache.map { _ in ContentHash.of(bytes) }
    if let cache, let key, let facts = cache.facts(for: key) {
      return Read(path: path, facts: facts, bytes: size)
    }
    var problem: String?
    let isUTF16 =
      bytes.count > 1
      && (bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0xFF && bytes[1] == 0xFE)
    var facts: FileFacts
    if isUTF16, let text = String(data: Data(bytes), encoding: .utf16) {
      facts = SourceReader.read(text)
      problem = "the file is UTF-16; Swift reads UTF-8"
    } else {
      facts = bytes.withUnsafeBufferPointer { SourceReader.read($0) }
      if bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil {
        problem = "the file is not UTF-8; what could be read was judged"
      }
    }
    if let problem { facts.problems.append(problem) }
    if let cache, let key { cache.keep(facts, for: key) }
    return Read(path: path, facts: facts, bytes: size)
  }

  private static func reason() -> String { "cannot be read: \(String(cString: strerror(errno)))" }

  private static func contents(_ path: String, _ size: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0 { failed = true }
        guard got > 0 else { break }
        count += got
      }
    }
    return failed ? nil : bytes
  }
}
