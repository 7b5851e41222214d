#if os(Linux) || os(macOS)
  import Foundation

  /// Finds a pipe or device in place of one of git's files. git would open it and wait forever.
  enum GitTrap {
    /// Returns the path of a pipe or device in the repository's git folder, or `nil` if there is none.
    ///
    /// - Parameter folder: The top of a work tree, or a bare repository.
    static func find(in folder: URL) async -> String? {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(returning: find(around: folder.path))
        }
      }
    }

    private static func find(around folder: String) -> String? {
      let own = folder + "/.git"
      switch kind(of: own) {
      case nil: return trap(in: folder, 0)
      case S_IFDIR: return trap(in: own, 0)
      case S_IFREG:
        // In a linked worktree and in a submodule, `.git` is a file that contains the path of the folder.
        guard let git = path(in: own, named: "gitdir: ", from: folder) else { return nil }
        return trap(in: git, 0)
          ?? path(in: git + "/commondir", named: "", from: git).flatMap { trap(in: $0, 0) }
      default: return own
      }
    }

    private static func path(in file: String, named name: String, from folder: String) -> String? {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
      let path = text.trimmingCharacters(in: .newlines).dropFirst(name.count)
      return path.hasPrefix("/") ? String(path) : folder + "/" + path
    }

    private static func trap(in folder: String, _ depth: Int) -> String? {
      guard depth < 16, let directory = opendir(folder) else { return nil }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        // Submodules aren't read, and git doesn't read the description.
        if name == "." || name == ".." { continue }
        if depth == 0, name == "modules" || name == "description" { continue }
        let path = folder + "/" + name
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): break
        case Int32(DT_DIR): if let trap = trap(in: path, depth + 1) { return trap }
        default:
          if let kind = kind(of: path), [S_IFIFO, S_IFCHR, S_IFBLK].contains(kind) { return path }
        }
      }
      return nil
    }

    private static func kind(of path: String) -> mode_t? {
      var info = stat()
      return stat(path, &info) == 0 ? info.st_mode & S_IFMT : nil
    }
  }
#endif
