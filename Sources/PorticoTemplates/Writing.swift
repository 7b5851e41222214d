import Foundation
import PorticoCheck

/// Files that are written together. First, all drafts are written next to their destinations. Then all of them
/// replace the files.
struct Writing {
  private let files = FileManager.default
  private var folders: [String] = []
  private var waiting: [Draft] = []
  private var done = 0

  private struct Draft {
    let new: FileDraft
    /// The old contents, for restoring them, or `nil` if there was no file.
    let old: FileDraft?
  }

  mutating func prepare(_ change: Plan.Change) throws {
    // A symbolic link stays. The file that it refers to is changed.
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
    // Writes the old contents to a draft, too, because there may be no space for them later.
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

  /// Restores the old files, and removes the new files and folders.
  mutating func undo() {
    for draft in waiting[..<done] {
      if let old = draft.old {
        try? old.takePlace()
      } else {
        try? files.removeItem(atPath: draft.new.path)
      }
    }
    // Deallocating the drafts removes those that were not used.
    waiting = []
    for folder in folders.reversed() { rmdir(folder) }
  }
}
