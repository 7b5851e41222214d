import Foundation

/// The last reports by their inputs: the arguments and the facts of every file. As long as only comments and
/// formatting change, nothing is checked again.
package struct ReportCache {
  /// The result of a run.
  package struct Outcome {
    package var text: String
    /// The output to the standard error stream.
    package var notes: String
    package var status: Int32

    package init(text: String, notes: String, status: Int32) {
      self.text = text
      self.notes = notes
      self.status = status
    }
  }

  /// All inputs of a report.
  package struct Question {
    fileprivate let key: ContentHash.Key

    package init(texts: [[String]], _ files: [FileReader.Read]) {
      var archive = ArchiveWriter()
      for texts in texts { archive.texts(texts) }
      for file in files {
        archive.text(file.path)
        archive.text(file.problem)
        archive.flags(file.isUnreadable, file.digest != nil)
        file.digest?.write(to: &archive)
      }
      key = ContentHash.of(archive.bytes)
    }
  }

  private static let version: UInt64 = 0x706F_7274_6963_1001 ^ ProgramIdentity.number
  private static let most = 8

  /// The size of the header: the version and the checksum.
  private static let headSize = 16

  private static func sum(_ bytes: [UInt8]) -> UInt64 {
    ContentHash.of(bytes[headSize...]).first
  }

  private let path: String
  private var known: [(key: ContentHash.Key, outcome: Outcome)] = []

  /// Reads the cache of reports next to a cache of facts.
  package init(beside facts: FactsCache) {
    path = facts.path + ".reports"
    let bytes = (try? RegularFile.bytes(path)) ?? []
    var reader = ArchiveReader(bytes)
    guard reader.fixed() == Self.version, bytes.count >= Self.headSize,
      reader.fixed() == Self.sum(bytes)
    else { return }
    let found = reader.list { reader in
      let key = ContentHash.Key(from: &reader)
      let (text, notes) = (reader.text(), reader.text())
      let status = Int32(truncatingIfNeeded: reader.count())
      return (key: key, outcome: Outcome(text: text, notes: notes, status: status))
    }
    if !reader.failed { known = found }
  }

  package func outcome(of question: Question) -> Outcome? {
    known.first { $0.key == question.key }?.outcome
  }

  /// Stores an outcome, and removes the oldest one if there are too many.
  package mutating func keep(_ outcome: Outcome, of question: Question) {
    known.insert((question.key, outcome), at: 0)
    known = Array(known.prefix(Self.most))
    var writer = ArchiveWriter()
    writer.fixed(Self.version)
    writer.fixed(0)
    writer.count(known.count)
    for (key, outcome) in known {
      key.write(to: &writer)
      writer.text(outcome.text)
      writer.text(outcome.notes)
      writer.count(Int(outcome.status))
    }
    writer.setFixed(Self.sum(writer.bytes), at: 8)
    _ = FactsCache.write(writer.bytes, to: path)
  }
}
