import Foundation

/// The file of a recorded picture, with which a new picture is compared.
struct PictureRecord {
  let file: URL

  /// The page with the difference, beside the picture.
  private var page: URL { file.deletingPathExtension().appendingPathExtension("difference.html") }
  /// The maximum number of changed lines in a message.
  private static let mostLines = 12

  /// Records the picture if there is no recorded one; otherwise, compares both.
  ///
  /// - Returns: A message for the test, or `nil` if the pictures are equal.
  /// - Throws: An error if a file can't be written.
  func problem(with picture: String) throws -> String? {
    guard let recorded = try? Data(contentsOf: file) else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file, options: .atomic)
      return "There was no picture yet. Look at \(file.path); the next run compares with it."
    }
    guard recorded != Data(picture.utf8) else {
      try? FileManager.default.removeItem(at: page)
      return nil
    }
    let former = String(decoding: recorded, as: UTF8.self)
    let lines = Self.changes(from: former, to: picture)
    let comparison = PictureComparison(
      name: file.lastPathComponent, before: former, after: picture, lines: lines)
    try Data(comparison.html.utf8).write(to: page, options: .atomic)
    let rest = lines.count - Self.mostLines
    return """
      The screen does not look as in \(file.path). Before, after and the difference: \(page.path)
      \(lines.prefix(Self.mostLines).joined(separator: "\n"))\(rest > 0 ? "\n… and \(rest) more lines" : "")
      Delete the picture to record it anew.
      """
  }

  /// Returns the removed lines, with a minus sign, and the inserted lines, with a plus sign, in order.
  static func changes(from old: String, to new: String) -> [String] {
    let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
    var removed: [Int: Substring] = [:]
    var inserted: [Int: Substring] = [:]
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if let line = removed[oldIndex] {
        lines.append("- \(line)")
        oldIndex += 1
      } else if let line = inserted[newIndex] {
        lines.append("+ \(line)")
        newIndex += 1
      } else {
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }
}
