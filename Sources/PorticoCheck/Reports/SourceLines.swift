import Foundation

/// The lines of the files in which findings are.
final class SourceLines {
  private var files: [String: [Range<Int>]] = [:]
  private let draft: FileReader.Draft?

  init(draft: FileReader.Draft? = nil) { self.draft = draft }

  /// Returns the columns of a line's text in UTF-16 units, counted from 1, without its indentation and trailing
  /// space. Returns `nil` if the file can't be read or the line is empty.
  func columns(of place: Place) -> Range<Int>? {
    if files[place.path] == nil {
      let text = bytes(place.path).flatMap {
        String(validating: $0, as: UTF8.self)
      }
      files[place.path] = (text ?? "").utf16.split(
        separator: 0x0A, omittingEmptySubsequences: false
      ).map { line in
        let isBlank = { (unit: UInt16) in unit == 0x20 || unit == 0x09 || unit == 0x0D }
        let start = line.prefix(while: isBlank).count + 1
        return start..<max(start, line.count + 1 - line.reversed().prefix(while: isBlank).count)
      }
    }
    guard let lines = files[place.path], lines.indices.contains(place.line - 1) else { return nil }
    return lines[place.line - 1].isEmpty ? nil : lines[place.line - 1]
  }

  private func bytes(_ path: String) -> [UInt8]? {
    if let draft, draft.isOf(path) { return draft.bytes }
    return try? RegularFile.bytes(path)
  }
}
