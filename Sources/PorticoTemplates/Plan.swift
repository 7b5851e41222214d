import Foundation
import PorticoCheck

/// What would be written.
public struct Plan {
  public struct Change: Equatable {
    public let path: String
    /// nil for a file that does not exist yet.
    public let old: String?
    public let new: String
  }

  public internal(set) var changes: [Change] = []
  /// What a person should know or do.
  public internal(set) var notes: [String] = []

  /// All changes as one diff, with paths as seen from `folder`.
  public func diff(from folder: String) -> String {
    changes.map {
      UnifiedDiff.text(path: Self.relative($0.path, to: folder), old: $0.old, new: $0.new)
    }.joined()
  }

  public static func relative(_ path: String, to folder: String) -> String {
    let base = Destination.absolute(folder)
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
  }

  /// Writes everything, or nothing if a file has come up meanwhile.
  public func write() throws {
    let files = FileManager.default
    for change in changes
    where (try? String(contentsOfFile: change.path, encoding: .utf8)) != change.old {
      throw Mistake(message: "\(change.path) has changed meanwhile; nothing is written")
    }
    for change in changes {
      let folder = (change.path as NSString).deletingLastPathComponent
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try change.new.write(toFile: change.path, atomically: true, encoding: .utf8)
    }
  }
}
