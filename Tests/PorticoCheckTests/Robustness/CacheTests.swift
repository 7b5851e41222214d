import Foundation
import Testing

@testable import PorticoCheck

@Suite("What is kept between runs")
final class CacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID())")
  private var file: String { folder.path + "/A.swift" }
  private var cachePath: String { folder.path + "/facts" }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("class A { func f() { g() } }\n")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// A run so long after that every change of a file is told by its time.
  private func look() throws -> FileReader.Read {
    let cache = FactsCache(path: cachePath, now: FileStamp.now + 10_000_000_000)
    let read = try #require(FileReader(cache: cache).look([file]).first)
    #expect(cache.save())
    return read
  }

  @Test("What was read once is not read again, and is the same")
  func unchanged() throws {
    let first = try look()
    #expect(first.facts?.types.map(\.name) == ["A"])
    let second = try look()
    #expect(second.facts == nil)
    #expect(second.digest == first.digest)
    let cache = FactsCache(path: cachePath)
    #expect(FileReader(cache: cache).load([second]).first?.facts == first.facts)
  }

  @Test("A file that seems unchanged is not opened; one that is new enough to change unseen is")
  func stamps() throws {
    let stamp = try #require(FileStamp(path: file))
    #expect(stamp.isSettled(at: stamp.changed + 3_000_000_000))
    #expect(!stamp.isSettled(at: stamp.changed + 1_000_000_000))

    let early = FactsCache(path: cachePath, now: stamp.changed)
    _ = FileReader(cache: early).look([file])
    #expect(early.save())
    #expect(FactsCache(path: cachePath).key(for: stamp) == nil)
    _ = try look()
    #expect(FactsCache(path: cachePath).key(for: stamp) != nil)
  }

  @Test("A change of the same length, dated back, is seen")
  func datedBack() throws {
    let first = try look()
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
    try write("class A { func f() { h() } }\n")
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(date)], ofItemAtPath: file)
    #expect(try look().digest != first.digest)
  }

  @Test("Comments below the code tell no facts apart, code and places do")
  func digests() throws {
    let first = try look().digest
    try write("class A { func f() { g() } }\n// Later.\n\n")
    #expect(try look().digest == first)
    try write("class A { func f() { g(); g() } }\n")
    #expect(try look().digest != first)
    try write("\nclass A { func f() { g() } }\n")
    #expect(try look().digest != first)
  }

  @Test("That code was generated is kept, too")
  func generated() throws {
    try write("// Generated using a tool, do not edit.\nclass A {}\n")
    #expect(try look().facts == nil)
    let second = try look()
    let cache = FactsCache(path: cachePath)
    #expect(FileReader(cache: cache).load([second]).first?.facts == nil)
  }

  @Test("A damaged cache is an empty one")
  func damaged() throws {
    let facts = try #require(try look().facts)
    let whole = try [UInt8](Data(contentsOf: URL(fileURLWithPath: cachePath)))
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0xFF
      if index % 2 == 1 { bytes.removeLast(index / 2) }
      try Data(bytes).write(to: URL(fileURLWithPath: cachePath))
      let cache = FactsCache(path: cachePath)
      let read = FileReader(cache: cache).look([file])
      // Facts that were bent and can still be read are facts; the index and cut ends are never believed.
      if index < 100 || index % 2 == 1 {
        #expect(FileReader(cache: cache).load(read).first?.facts == facts, "byte \(index)")
      } else {
        _ = FileReader(cache: cache).load(read)
      }
    }
  }

  @Test("A build of the program does not believe what another has kept")
  func identity() throws {
    _ = try look()
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: cachePath)))
    var other = bytes
    other[0] ^= 1
    try Data(other).write(to: URL(fileURLWithPath: cachePath))
    #expect(try look().facts != nil)
    #expect(ProgramIdentity.number != 0)
  }

  @Test("Outcomes are known by all that they were made of; the oldest of many are forgotten")
  func outcomes() throws {
    let cache = FactsCache(path: cachePath)
    let files = FileReader(cache: cache).look([file])
    func question(_ words: String..., files: [FileReader.Read]? = nil) -> ReportCache.Question {
      ReportCache.Question(texts: [words], files ?? [])
    }
    var reports = ReportCache(beside: cache)
    reports.keep(.init(text: "one", notes: "!", status: 1), of: question("a", files: files))
    reports = ReportCache(beside: cache)
    let kept = reports.outcome(of: question("a", files: files))
    #expect(kept?.text == "one" && kept?.notes == "!" && kept?.status == 1)
    #expect(reports.outcome(of: question("a")) == nil)
    #expect(reports.outcome(of: question("b", files: files)) == nil)
    for number in 0..<8 {
      reports.keep(.init(text: "", notes: "", status: 0), of: question("\(number)"))
    }
    reports = ReportCache(beside: cache)
    #expect(reports.outcome(of: question("a", files: files)) == nil)
    #expect(reports.outcome(of: question("7")) != nil)
  }
}
