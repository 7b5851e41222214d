import Foundation

/// The lines that changed since a revision, as git tells them; new files whole.
package struct ChangedLines {
  private var ranges: [String: [ClosedRange<Int>]] = [:]
  private var whole: Set<String> = []

  package init(since revision: String, below paths: [String]) throws {
    guard !revision.hasPrefix("-") else {
      throw Mistake(message: "'\(revision)' is no revision")
    }
    var folder = paths[0]
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), !isFolder.boolValue {
      folder = (folder as NSString).deletingLastPathComponent
      if folder.isEmpty { folder = "." }
    }
    let root = AbsolutePath.of(
      try Self.git(["rev-parse", "--show-toplevel"], folder).trimmingCharacters(in: .newlines))
    // Neither what a person has configured nor an odd name may change the form of the answer.
    let options = [
      "-U0", "--no-color", "--no-ext-diff", "-M", "--src-prefix=a/", "--dst-prefix=b/",
    ]
    // What others did on the branch meanwhile is no change of ours.
    let base = (try? Self.git(["merge-base", revision, "HEAD"], root)) ?? revision
    let diff = try Self.git(
      ["diff"] + options + [base.trimmingCharacters(in: .newlines), "--"], root)
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
    let new = try Self.git(["ls-files", "-z", "--others", "--exclude-standard"], root)
    for name in new.split(separator: "\0") { whole.insert(root + "/" + name) }
  }

  /// `+12,3`: from line 12, three.
  private static func range(_ text: Substring) -> (start: Int, count: Int) {
    let numbers = text.dropFirst().split(separator: ",").map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 1)
  }

  /// A name as git writes it: with a tab after it if it has spaces, in quotes if it has more than that.
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
    return whole.contains(path) || ranges[path]?.contains { $0.contains(place.line) } ?? false
  }

  package func touches(_ path: String) -> Bool {
    let path = AbsolutePath.of(path)
    return whole.contains(path) || ranges[path] != nil
  }

  private static func git(_ arguments: [String], _ folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardInput = FileHandle.nullDevice
    let out = Pipe()
    let error = Pipe()
    process.standardOutput = out
    process.standardError = error
    try process.run()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    let problem = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Mistake(
        message: "git says: "
          + String(decoding: problem, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
    return String(decoding: data, as: UTF8.self)
  }
}
