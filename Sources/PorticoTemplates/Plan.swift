import Foundation
public import PorticoCheck

/// The changes that a template makes to a project.
public struct Plan {
  /// A file that is created or changed.
  public struct Change: Equatable, Sendable {
    public let path: String
    /// The present text; nil for a new file.
    public let old: String?
    public let new: String

    package init(path: String, old: String?, new: String) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  package init(changes: [Change] = [], notes: [String] = []) {
    self.changes = changes
    self.notes = notes
  }

  /// The changes in the order of their paths; empty if nothing is missing.
  public internal(set) var changes: [Change] = []
  /// Notes about what the user should know or do.
  public internal(set) var notes: [String] = []

  /// Returns all changes as one diff for `git apply` and `patch -p1`, with paths relative to `folder`.
  public func diff(from folder: String) -> String {
    changes.map {
      UnifiedDiff.text(path: Self.relative($0.path, to: folder), old: $0.old, new: $0.new)
    }.joined()
  }

  /// Returns a path relative to a folder: `../Tests/A.swift`.
  public static func relative(_ path: String, to folder: String) -> String {
    let base = Destination.absolute(folder).split(separator: "/")
    let parts = path.split(separator: "/")
    let common = zip(base, parts).prefix { $0 == $1 }.count
    // Without a common folder, the absolute path is clearer.
    guard common > 0 || base.isEmpty else { return path }
    let up = Array(repeating: "..", count: base.count - common)
    return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Writes all changes, or none if a file has changed since the plan was created or can't be written.
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
