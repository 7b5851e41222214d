import Foundation
import PorticoCheck

/// Several files that are written together: first all beside where they go, then all are put there.
struct Writing {
  private let files = FileManager.default
  private var folders: [String] = []
  private var waiting: [Draft] = []
  private var done = 0

  private struct Draft {
    let new: FileDraft
    /// What the file held, to be put back; nil if there was none.
    let old: FileDraft?
  }

  mutating func prepare(_ change: Plan.Change) throws {
    // A link stays one: what it leads to is changed.
    let folder = AbsolutePath.folder(of: try FileDraft.target(of: change.path))
    var missing: [String] = []
    var above = folder
    while !files.fileExists(atPath: above) {
      missing.append(above)
      above = AbsolutePath.folder(of: above)
    }
    for new in missing.reversed() {
      try files.createDirectory(atPath: new, withIntermediateDirectories: false)
      folders.append(new)
    }
    // Also what is put back is written before anything changes: later there might be no space for it.
    let old = try change.old.map { try FileDraft($0, for: change.path) }
    waiting.append(Draft(new: try FileDraft(change.new, for: change.path), old: old))
  }

  mutating func finish() throws {
    for draft in waiting {
      try draft.new.takePlace()
      done += 1
    }
    waiting = []
  }

  /// Leaves everything as it was.
  mutating func undo() {
    for draft in waiting[..<done] {
      if let old = draft.old {
        try? old.takePlace()
      } else {
        try? files.removeItem(atPath: draft.new.path)
      }
    }
    // What is not put in its place goes with its draft.
    waiting = []
    for folder in folders.reversed() { rmdir(folder) }
  }
}
