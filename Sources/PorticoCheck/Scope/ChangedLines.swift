import Foundation
import SwiftReading

/// The lines that changed since a revision, according to git. In a new file, all lines have changed.
package struct ChangedLines {
  private var ranges: [String: [ClosedRange<Int>]] = [:]
  private var whole: Set<String> = []
  /// Notes for the user about the comparison.
  package private(set) var notes: [String] = []

  /// - Parameter paths: The paths that are checked. Each is compared in its own repository.
  package init(since revision: String, below paths: [String]) throws {
    var roots: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let git = Git(folder: isFolder.boolValue ? path : AbsolutePath.folder(of: path))
      let top: String
      do {
        try RepositoryFolder.verify(around: git.folder)
        top = AbsolutePath.of(
          try git("rev-parse", "--show-toplevel").trimmingCharacters(in: .newlines))
      } catch let mistake as Mistake {
        throw Mistake(message: "\(path): \(mistake.message)")
      }
      if roots.insert(top).inserted { try compare(revision, in: top) }
    }
  }

  private mutating func compare(_ revision: String, in root: String) throws {
    let git = Git(folder: root)
    try Self.verify(revision, git)
    // Compares with the merge base, because changes that others made on the branch in the meantime don't count.
    let base = (try? git("merge-base", revision, "HEAD")).map {
      $0.trimmingCharacters(in: .newlines)
    }
    if base == nil {
      notes.append(
        "no commit is known that '\(revision)' and HEAD both come from; what others changed counts too"
          + Self.depth(git))
    }
    // These options keep the user's configuration and unusual file names from changing the format of the output.
    let diff = try git.withoutFilters()(
      "diff", "-U0", "--inter-hunk-context=0", "-a", "--no-color", "--no-ext-diff",
      "--no-textconv", "--ignore-submodules=all", "-M", "--src-prefix=a/", "--dst-prefix=b/",
      base ?? revision, "--", "*.swift")
    var path = ""
    var left = 0
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false) {
      if left > 0, line.hasPrefix("+") || line.hasPrefix("-") {
        left -= 1
      } else if line.hasPrefix("+++ ") {
        path = root + "/" + Self.name(line.dropFirst(4)).dropFirst(2)
      } else if line.hasPrefix("@@ ") {
        let parts = line.split(separator: " ")
        let (_, removed) = Self.range(parts[1])
        let (start, added) = Self.range(parts[2])
        left = removed + added
        ranges[path, default: []].append(start...(start + max(added, 1) - 1))
      }
    }
    let new = try git("ls-files", "-z", "--others", "--exclude-standard")
    for name in new.split(separator: "\0") { whole.insert(root + "/" + name) }
  }

  /// Throws if a text isn't a revision of a single commit. The message suggests the nearest name of a branch or
  /// tag.
  static func verify(_ revision: String, _ git: Git) throws {
    if !revision.hasPrefix("-"),
      (try? git("rev-parse", "--verify", "--quiet", revision + "^{commit}")) != nil
    {
      return
    }
    let names = try git(
      "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags")
    let near = Nearest.of(
      revision, among: names.split(separator: "\n").map(String.init))
    let hint =
      near.map { "; did you mean '\($0)'?" }
      ?? (revision.contains("..") ? "; name one, such as 'main', not a range" : depth(git))
    throw Mistake(message: "'\(revision)' is no revision that git knows\(hint)")
  }

  private static func depth(_ git: Git) -> String {
    let answer = try? git("rev-parse", "--is-shallow-repository")
    return answer?.hasPrefix("true") == true
      ? "; the clone is shallow: 'git fetch --unshallow' brings its history" : ""
  }

  /// Returns the first line and the number of lines in a header such as `+12,3`.
  private static func range(_ text: Substring) -> (start: Int, count: Int) {
    let numbers = text.dropFirst().split(separator: ",").map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 1)
  }

  /// Returns a file name from git's output. A tab follows names with spaces, and names with other special
  /// characters are quoted.
  private static func name(_ text: Substring) -> String {
    var text = text
    if text.last == "\t" { text.removeLast() }
    guard text.first == "\"", text.last == "\"", text.count > 1 else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.dropFirst().dropLast().utf8)[...]
    let escapes: [UInt8: UInt8] = [
      0x61: 7, 0x62: 8, 0x74: 9, 0x6E: 10, 0x76: 11, 0x66: 12, 0x72: 13,
    ]
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if let digit = Int(exactly: next), (0x30...0x37).contains(digit), rest.count >= 2 {
        let digits = [next, rest.removeFirst(), rest.removeFirst()].map { Int($0) - 0x30 }
        bytes.append(UInt8(truncatingIfNeeded: digits[0] * 64 + digits[1] * 8 + digits[2]))
      } else {
        bytes.append(escapes[next] ?? next)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  package func contains(_ place: Place) -> Bool {
    let path = AbsolutePath.of(place.path)
    guard !whole.contains(path) else { return true }
    // The ranges are sorted, as in git's output.
    let ranges = ranges[path] ?? []
    let next = ranges.partitioningIndex { $0.upperBound >= place.line }
    return next < ranges.count && ranges[next].contains(place.line)
  }

  package func touches(_ path: String) -> Bool {
    let path = AbsolutePath.of(path)
    return whole.contains(path) || ranges[path] != nil
  }
}
