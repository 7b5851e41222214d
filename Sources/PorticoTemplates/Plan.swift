import Foundation
public import PorticoCheck

/// What would be written.
public struct Plan {
  /// A file that is made, or gets more.
  public struct Change: Equatable, Sendable {
    public let path: String
    /// What it holds now; nil for a file that does not exist yet.
    public let old: String?
    public let new: String
  }

  /// In the order of their paths; empty if nothing is missing.
  public internal(set) var changes: [Change] = []
  /// What a person should know or do.
  public internal(set) var notes: [String] = []

  /// All changes as one diff that `git apply` and `patch -p1` take, with paths as seen from `folder`.
  public func diff(from folder: String) -> String {
    changes.map {
      UnifiedDiff.text(path: Self.relative($0.path, to: folder), old: $0.old, new: $0.new)
    }.joined()
  }

  /// A path as seen from a folder: `../Tests/A.swift`.
  public static func relative(_ path: String, to folder: String) -> String {
    let base = Destination.absolute(folder).split(separator: "/")
    let parts = path.split(separator: "/")
    let common = zip(base, parts).prefix { $0 == $1 }.count
    // Of another place altogether the whole path says more.
    guard common > 0 || base.isEmpty else { return path }
    let up = Array(repeating: "..", count: base.count - common)
    return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Writes everything, or nothing: not if a file has changed since the plan was made, nor if one can't be written.
  public func write() throws(Mistake) {
    for change in changes
    where (try? TextFile.found(change.path, withMark: true)) != change.old {
      throw Mistake(message: "\(change.path) has changed in the meantime; nothing was written")
    }
    var writing = Writing()
    for change in changes {
      do {
        try writing.prepare(change)
      } catch {
        writing.undo()
        throw Mistake(
          message: "\(change.path) can't be written: \(error.localizedDescription) "
            + "Nothing was written.")
      }
    }
    do {
      try writing.finish()
    } catch {
      writing.undo()
      throw Mistake(message: "\(error.localizedDescription) Nothing was written.")
    }
  }
}
