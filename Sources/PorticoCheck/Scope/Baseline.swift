import Foundation

/// The known findings, which are not reported again. A finding is recognized by its rule, file and message, while
/// lines and numbers may change.
package struct Baseline {
  private var counts: [String: Int] = [:]
  /// The folder of the baseline. The paths of files are relative to it, so the baseline is valid from every folder.
  private let folder: String

  private static let head = "# Findings that are known to portico check: rule, file, message."

  /// Creates a baseline for a file at a path.
  package init(_ findings: [Finding], at path: String) {
    folder = Self.folder(of: path)
    for finding in findings { counts[key(finding), default: 0] += 1 }
  }

  /// Reads a baseline from a file.
  package init(path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      throw Mistake(message: "there is no baseline \(path); --write-baseline makes one")
    }
    let text = try TextFile.read(path)
    folder = Self.folder(of: path)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      guard line.split(separator: "\t", omittingEmptySubsequences: false).count == 3 else {
        throw Mistake(message: "\(path):\(index + 1): this is no line of a baseline")
      }
      counts[String(line), default: 0] += 1
    }
  }

  private static func folder(of path: String) -> String {
    (AbsolutePath.of(path) as NSString).deletingLastPathComponent
  }

  private func key(_ finding: Finding) -> String {
    var path = AbsolutePath.of(finding.place.path)
    if path.hasPrefix(folder + "/") { path = String(path.dropFirst(folder.count + 1)) }
    return "\(finding.rule)\t\(path)\t\(finding.lastingMessage)"
  }

  /// Returns the findings that aren't in the baseline, and the number of its findings that don't exist anymore.
  ///
  /// - Parameters:
  ///   - rules: The names of the rules that were run.
  ///   - paths: The paths that were read. Nothing is known about findings elsewhere.
  package func compare(
    _ findings: [Finding], of rules: [String], below paths: [String]
  ) -> (unknown: [Finding], gone: Int) {
    var left = counts
    let unknown = findings.filter { finding in
      let key = key(finding)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    let places = PathSet(paths.map(AbsolutePath.of))
    let root = paths.contains { AbsolutePath.of($0) == "/" }
    let rules = Set(rules)
    let gone = left.reduce(0) { sum, entry in
      let parts = entry.key.split(separator: "\t").map(String.init)
      let path = parts[1].hasPrefix("/") ? parts[1] : folder + "/" + parts[1]
      let isJudged = rules.contains(parts[0]) && (root || places.contains(path))
      return isJudged ? sum + entry.value : sum
    }
    return (unknown, gone)
  }

  /// The contents of the baseline's file.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.flatMap {
      Array(repeating: $0.key, count: $0.value)
    }
    return ([Self.head] + lines).map { $0 + "\n" }.joined()
  }
}
