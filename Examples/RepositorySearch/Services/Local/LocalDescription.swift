#if os(Linux) || os(macOS)
  import Foundation

  /// What a repository on this machine says of itself.
  enum LocalDescription {
    /// The repository's `description` file, else the first line of its README that says something.
    static func text(of folder: URL) -> String? {
      let description = [".git/description", "description"].lazy
        .compactMap { firstLine(of: folder.appendingPathComponent($0)) }
        // What git writes into a new repository describes nothing.
        .first { !$0.hasPrefix("Unnamed repository") }
      return description
        ?? ["README.md", "README", "README.txt", "README.rst", "readme.md"].lazy
        .compactMap { firstLine(of: folder.appendingPathComponent($0)) }.first
    }

    private static func firstLine(of file: URL) -> String? {
      guard let handle = try? FileHandle(forReadingFrom: file),
        let start = try? handle.read(upToCount: 4_096)
      else { return nil }
      let marks = CharacterSet(charactersIn: "#=- \t")
      return String(decoding: start, as: UTF8.self)
        .split(whereSeparator: \.isNewline).lazy
        .map { $0.trimmingCharacters(in: marks) }
        .first { line in line.contains(where: \.isLetter) && !line.hasPrefix("<") }
    }
  }
#endif
