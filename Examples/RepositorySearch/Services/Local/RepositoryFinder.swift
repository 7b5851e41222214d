#if os(Linux) || os(macOS)
  import Foundation

  /// Finds git repositories in a folder: clones, worktrees and bare repositories.
  ///
  /// The search goes no deeper than `depth`, and not into hidden folders or repositories that it found, except
  /// the folder itself. It visits each folder once, however many symbolic links lead to it.
  struct RepositoryFinder {
    let depth: Int

    /// Returns repositories from the top down. If `isCancelled` returns `true`, returns those found so far.
    func repositories(in root: URL, isCancelled: () -> Bool) -> [URL] {
      var found: [URL] = []
      var visited: Set<String> = []
      var level = [root]
      for depth in 0...self.depth {
        var deeper: [URL] = []
        for folder in level {
          if isCancelled() { return found }
          guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { continue }
          let isRepository = Self.isRepository(folder)
          if isRepository { found.append(folder) }
          if !isRepository || depth == 0 { deeper += Self.folders(in: folder) }
        }
        level = deeper
      }
      return found
    }

    private static func isRepository(_ folder: URL) -> Bool {
      func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
      }
      return has(".git") || (has("HEAD") && has("objects") && has("refs"))
    }

    private static func folders(in folder: URL) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { !$0.hasPrefix(".") }.sorted()
        .map { folder.appendingPathComponent($0) }
        .filter { url in
          var isFolder: ObjCBool = false
          return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && isFolder.boolValue
        }
    }
  }
#endif
