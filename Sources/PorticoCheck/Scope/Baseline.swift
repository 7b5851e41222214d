import Foundation

/// Findings that are known and not reported again. Lines may move: what counts is rule, file and message.
package struct Baseline {
  private var counts: [String: Int] = [:]

  package init(_ findings: [Finding]) {
    for finding in findings { counts[Self.key(finding), default: 0] += 1 }
  }

  package init(path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Mistake(message: "the baseline \(path) cannot be read")
    }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      counts[String(line), default: 0] += 1
    }
  }

  private static func key(_ finding: Finding) -> String {
    "\(finding.rule)\t\(finding.place.path)\t\(finding.message)"
  }

  package func unknown(of findings: [Finding]) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      let key = Self.key(finding)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  package func write(to path: String) throws {
    let lines = counts.sorted { $0.key < $1.key }.flatMap {
      Array(repeating: $0.key, count: $0.value)
    }
    try ("# Findings that are known.\n" + lines.map { $0 + "\n" }.joined()).write(
      toFile: path, atomically: true, encoding: .utf8)
  }
}
