import Foundation

/// The sources in a folder in the commits of a range. They are read from git, without changing the work tree.
package struct History {
  /// A commit of the history.
  package struct Commit: Equatable {
    package let id: String
    /// The date of the commit, such as `2026-03-01`.
    package let date: String
  }

  /// The largest number of commits that are examined. Of more commits, evenly spaced ones are chosen, including the
  /// first and the last.
  package static let most = 24

  /// The commits, the oldest one first.
  package let commits: [Commit]
  /// The number of commits in the range.
  package let count: Int
  private let git: Git
  private let folder: String
  private let isLeftOut: (String) -> Bool

  /// - Parameters:
  ///   - range: Two revisions, such as `v1.0..main`. The second is `HEAD` if it's missing.
  ///   - folder: The folder that contains the sources.
  package init(
    _ range: String, of folder: String,
    leavingOut isLeftOut: @escaping (String) -> Bool = { _ in false }
  ) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw Mistake(message: "\(folder) is no folder; a history is that of one folder") }
    let ends = range.components(separatedBy: "..")
    guard ends.count == 2, !ends[0].isEmpty, !ends[1].hasPrefix(".") else {
      throw Mistake(message: "'\(range)' is no range; name two revisions, such as 'v1.0..main'")
    }
    self.folder = folder
    self.isLeftOut = isLeftOut
    git = Git(folder: folder)
    do {
      try RepositoryFolder.verify(around: folder)
      _ = try git("rev-parse", "--show-toplevel")
    } catch let mistake as Mistake {
      throw Mistake(message: "\(folder): \(mistake.message)")
    }
    let (first, last) = (ends[0], ends[1].isEmpty ? "HEAD" : ends[1])
    for end in [first, last] { try ChangedLines.verify(end, git) }
    let start = try Self.commits(git("rev-list", "-1", "--format=%cs", first))
    // A merged branch counts as its merge commit. Commits that change no Swift file are skipped.
    let others = try Self.commits(
      git("rev-list", "--first-parent", "--format=%cs", last, "^" + first, "--", "*.swift"))
    let end = try Self.commits(git("rev-list", "-1", "--format=%cs", last))
    if others.isEmpty, start != end, try git("rev-list", "-1", last, "^" + first).isEmpty {
      throw Mistake(message: "'\(last)' is not later than '\(first)'; name the older one first")
    }
    let all = start + others.reversed()
    count = all.count
    commits =
      all.count <= Self.most
      ? all : (0..<Self.most).map { all[$0 * (all.count - 1) / (Self.most - 1)] }
  }

  /// Parses the output of git, which has two lines for each commit: `commit 0a1b…` and the date.
  private static func commits(_ text: String) -> [Commit] {
    let lines = text.split(separator: "\n")
    return stride(from: 0, to: lines.count - 1, by: 2).map {
      Commit(id: String(lines[$0].dropFirst("commit ".count)), date: String(lines[$0 + 1]))
    }
  }

  /// Calls a closure with the sources of each commit. Each text is read only once.
  package func forEach(
    _ cache: FactsCache?, _ body: (Commit, [FileReader.Read]) throws -> Void
  ) throws {
    let reader = FileReader(cache: cache)
    var known: [String: FileReader.Read] = [:]
    for commit in commits {
      let files = try files(of: commit)
      var missing: [String] = []
      var asked: Set<String> = []
      for file in files where known[file.blob] == nil && asked.insert(file.blob).inserted {
        missing.append(file.blob)
      }
      for start in stride(from: 0, to: missing.count, by: Self.block) {
        let texts = try texts(Array(missing[start..<min(start + Self.block, missing.count)]))
        for read in reader.read(texts) { known[read.path] = read }
      }
      try body(
        commit,
        files.compactMap { file in
          guard var read = known[file.blob] else { return nil }
          read.path = file.path
          return read
        })
    }
  }

  /// The number of texts that are requested from git at once.
  private static let block = 2_000

  /// Returns the sources in a commit, by the same rules as the sources in a folder.
  private func files(of commit: Commit) throws -> [(path: String, blob: String)] {
    let entries = try git("ls-tree", "-r", "-z", commit.id).split(separator: "\0")
      .compactMap { entry -> (names: [Substring], blob: Substring)? in
        // `100644 blob 0a1b…\tApp/Login.swift`; the mode identifies symbolic links.
        guard let tab = entry.firstIndex(of: "\t") else { return nil }
        let parts = entry[..<tab].split(separator: " ")
        guard parts.count == 3, parts[1] == "blob", parts[0] != "120000" else { return nil }
        return (entry[entry.index(after: tab)...].split(separator: "/"), parts[2])
      }
    let libraries = Set(
      entries.filter { $0.names.count > 1 && $0.names.last?.hasSuffix(".podspec") == true }
        .map { $0.names.dropLast() })
    return entries.compactMap { names, blob in
      guard let name = names.last, SourceFinder.isSource(String(name)) else { return nil }
      var path = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      for (index, name) in names.dropLast().enumerated() {
        path += name
        let isInLibrary = libraries.contains(names[..<index])
        if SourceFinder.isSkipped(String(name), inLibrary: isInLibrary) || isLeftOut(path) {
          return nil
        }
        path += "/"
      }
      return isLeftOut(path + name) ? nil : (path + name, String(blob))
    }
  }

  /// Returns contents by their object names, as committed: no filter runs.
  private func texts(_ blobs: [String]) throws -> [(path: String, bytes: [UInt8])] {
    let answer = try git.bytes(
      ["cat-file", "--batch"], input: Array((blobs.joined(separator: "\n") + "\n").utf8))
    var result: [(path: String, bytes: [UInt8])] = []
    var index = 0
    for blob in blobs {
      guard let end = answer[index...].firstIndex(of: 0x0A) else { break }
      // `0a1b… blob 1234`
      let head = String(decoding: answer[index..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, let size = Int(head[2]), end + 1 + size <= answer.count else {
        throw Mistake(message: "this clone lacks files of its history (\(blob))")
      }
      if size <= FileReader.largest {
        result.append((blob, Array(answer[(end + 1)..<(end + 1 + size)])))
      }
      index = end + 2 + size
    }
    return result
  }
}
