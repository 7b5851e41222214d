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
    let root = try Self.git(["rev-parse", "--show-toplevel"], folder)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let diff = try Self.git(["diff", "-U0", "--no-color", "--no-ext-diff", revision, "--"], root)
    var path = ""
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("+++ b/") {
        path = root + "/" + line.dropFirst(6)
      } else if line.hasPrefix("@@"), let plus = line.firstIndex(of: "+") {
        let numbers = line[line.index(after: plus)...].prefix { $0 != " " }.split(separator: ",")
        let start = Int(numbers.first ?? "") ?? 0
        let count = numbers.count > 1 ? Int(numbers[1]) ?? 1 : 1
        ranges[path, default: []].append(start...(start + max(count, 1) - 1))
      }
    }
    let new = try Self.git(["ls-files", "--others", "--exclude-standard"], root)
    for line in new.split(separator: "\n") { whole.insert(root + "/" + line) }
  }

  package func contains(_ place: Place, to end: Int? = nil) -> Bool {
    let path = URL(fileURLWithPath: place.path).standardizedFileURL.path
    if whole.contains(path) { return true }
    return ranges[path]?.contains { $0.overlaps(place.line...max(place.line, end ?? place.line)) }
      ?? false
  }

  package func touches(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    return whole.contains(path) || ranges[path] != nil
  }

  private static func git(_ arguments: [String], _ folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
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
        message: "git: "
          + String(decoding: problem, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
    return String(decoding: data, as: UTF8.self)
  }
}
