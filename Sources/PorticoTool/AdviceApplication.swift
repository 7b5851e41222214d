import Foundation
import PorticoCheck
import PorticoTemplates

/// The implementation of `portico advise --apply`.
struct AdviceApplication {
  /// The file as the user named it, and (`path`) its absolute path.
  let file: String
  let path: String
  let streams: Streams

  /// Applies the plans of view controllers, writes the changed files, and reports what was applied and what wasn't.
  func run(_ names: [String], _ reads: [FileReader.Read], interfaces paths: [String]) throws {
    try CleanTree.verify(around: AbsolutePath.folder(of: path))
    let interfaces = Dictionary(paths.map { ($0, (try? TextFile.found($0)) ?? "") }) { $1 }
    var applier = AdviceApplier(reads, interfaces: interfaces) {
      try? TextFile.found($0, withMark: true)
    }
    var lines: [String] = []
    for name in names {
      lines.append("\(name)  \(file)")
      for outcome in applier.apply(to: name, in: path) { lines += text(outcome) }
      lines.append("")
    }
    let changes = try applier.changes.sorted { $0.key < $1.key }.map { path, text in
      let isThere = FileManager.default.fileExists(atPath: path)
      return Plan.Change(
        path: path, old: isThere ? try TextFile.found(path, withMark: true) : nil, new: text)
    }
    try Plan(changes: changes).write()
    for change in changes {
      lines.append("\(change.old == nil ? "+" : "~") \(relative(change.path))")
    }
    if changes.isEmpty { lines.append("Nothing was changed.") }
    streams.out(lines.joined(separator: "\n") + "\n")
    let new = changes.filter { $0.old == nil }.map { ($0.path as NSString).lastPathComponent }
    if !new.isEmpty, let project = listing {
      streams.error(
        "note: \(project) lists its files one by one; add \(new.joined(separator: " and "))\n")
    }
  }

  private func text(_ outcome: AdviceApplier.Outcome) -> [String] {
    let hats = outcome.hats.map(\.rawValue).joined(separator: " and ")
    let head = outcome.file == nil ? "left: \(outcome.destination)" : outcome.destination
    return ["  \(head), which takes \(hats)"]
      + outcome.done.map { "    \($0.text)  \(place($0.place))" }
      + outcome.left.map { "    left: \($0.text)  \(place($0.place))" }
  }

  private func place(_ place: Place) -> String { "\(relative(place.path)):\(place.line)" }

  /// Returns the path of a file. A file in the same folder is named in the same way as the user's file.
  private func relative(_ path: String) -> String {
    let name = (path as NSString).lastPathComponent
    return AbsolutePath.folder(of: path) == AbsolutePath.folder(of: self.path)
      ? ((file as NSString).deletingLastPathComponent as NSString).appendingPathComponent(name)
      : Plan.relative(path, to: FileManager.default.currentDirectoryPath)
  }

  /// The Xcode project above that lists the file, or `nil` if there is none. A project with synchronized folders
  /// lists no files.
  private var listing: String? {
    var folder = AbsolutePath.folder(of: path)
    let name = (path as NSString).lastPathComponent
    while folder.count > 1 {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for project in entries.sorted() where project.hasSuffix(".xcodeproj") {
        let list = try? TextFile.found(folder + "/" + project + "/project.pbxproj")
        if list?.contains(name) == true { return project }
      }
      folder = AbsolutePath.folder(of: folder)
    }
    return nil
  }
}
