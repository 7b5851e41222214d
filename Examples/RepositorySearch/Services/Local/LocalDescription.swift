#if os(Linux) || os(macOS)
  import Foundation

  /// The description of a repository on this machine.
  enum LocalDescription {
    /// Returns the repository's `description` file, or else the first line of its README that contains text.
    static func text(of folder: URL) -> String? {
      let description = [".git/description", "description"].lazy
        .compactMap { firstLine(of: folder.appendingPathComponent($0)) }
        // git's default text for new repositories is no description.
        .first { !$0.hasPrefix("Unnamed repository") }
      return description
        ?? ["README.md", "README", "README.txt", "README.rst", "readme.md"].lazy
        .compactMap { firstLine(of: folder.appendingPathComponent($0)) }.first
    }

    private static func firstLine(of file: URL) -> String? {
      // Only regular files are opened: opening a pipe without a writer would block forever.
      var info = stat()
      guard stat(file.path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
      let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      guard let start = try? handle.read(upToCount: 4_096) else { return nil }
      let marks = CharacterSet(charactersIn: "#=- \t")
      return String(decoding: start, as: UTF8.self)
        .split(whereSeparator: \.isNewline).lazy
        .map { $0.trimmingCharacters(in: marks) }
        .first { line in line.contains(where: \.isLetter) && !line.hasPrefix("<") }
    }
  }
#endif
