import Foundation

/// Findings that are known and not reported again. Lines and numbers may change: what counts is rule, file and message.
package struct Baseline {
  private var counts: [String: Int] = [:]
  /// Files are told as seen from the baseline's folder, so it holds from wherever one checks.
  private let folder: String

  private static let head = "# Findings that are known to portico check: rule, file, message."

  /// For a file at a path.
  package init(_ findings: [Finding], at path: String) {
    folder = Self.folder(of: path)
    for finding in findings { counts[key(finding), default: 0] += 1 }
  }

  /// Reads a file.
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

  /// Those that are not in it, and how many of its own are gone.
  ///
  /// - Parameters:
  ///   - rules: The names of the rules that were asked.
  ///   - paths: What was read: of the rest nothing is known.
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

  /// The file's text.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.flatMap {
      Array(repeating: $0.key, count: $0.value)
    }
    return ([Self.head] + lines).map { $0 + "\n" }.joined()
  }
}
