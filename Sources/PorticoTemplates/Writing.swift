import Foundation

/// Several files that are written together: first all beside where they go, then all are put there.
struct Writing {
  private let files = FileManager.default
  private var folders: [String] = []
  private var waiting: [(change: Plan.Change, path: String, beside: String)] = []
  private var done = 0

  mutating func prepare(_ change: Plan.Change) throws {
    // A link stays one: what it leads to is changed.
    let path = URL(fileURLWithPath: change.path).resolvingSymlinksInPath().path
    let folder = (path as NSString).deletingLastPathComponent
    var missing: [String] = []
    var above = folder
    while !files.fileExists(atPath: above) {
      missing.append(above)
      above = (above as NSString).deletingLastPathComponent
    }
    for new in missing.reversed() {
      try files.createDirectory(atPath: new, withIntermediateDirectories: false)
      folders.append(new)
    }
    let beside = "\(folder)/.\((path as NSString).lastPathComponent).new"
    waiting.append((change, path, beside))
    try Data(change.new.utf8).write(to: URL(fileURLWithPath: beside))
    if change.old != nil, let mode = try files.attributesOfItem(atPath: path)[.posixPermissions] {
      guard files.isWritableFile(atPath: path) else {
        throw CocoaError(.fileWriteNoPermission)
      }
      try files.setAttributes([.posixPermissions: mode], ofItemAtPath: beside)
    }
  }

  mutating func finish() throws {
    for (_, path, beside) in waiting {
      guard rename(beside, path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
      }
      done += 1
    }
  }

  /// Leaves everything as it was.
  mutating func undo() {
    for (index, (change, path, beside)) in waiting.enumerated() {
      if index >= done {
        try? files.removeItem(atPath: beside)
      } else if let old = change.old {
        try? Data(old.utf8).write(to: URL(fileURLWithPath: path))
      } else {
        try? files.removeItem(atPath: path)
      }
    }
    for folder in folders.reversed() { try? files.removeItem(atPath: folder) }
  }
}
