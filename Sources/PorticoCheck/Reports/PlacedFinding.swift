/// A finding with what servers and editors know it by.
struct PlacedFinding {
  let finding: Finding
  /// From the top of the repository.
  let path: String
  let line: Int
  /// What stands in the line, in UTF-16 units from 1; `nil` if it can't be read.
  let columns: Range<Int>?
  /// Stays while lines move, and is no other finding's of the same file.
  let fingerprint: String

  static func all(_ report: Report) -> [PlacedFinding] {
    let paths = RepositoryPaths()
    let lines = SourceLines(draft: report.draft)
    // Two that read the same are told apart by their order in the file.
    var seen: [String: Int] = [:]
    return report.findings.map { finding in
      let path = paths.path(finding.place.path)
      let identity = "\(finding.rule)\n\(finding.lastingMessage)"
      seen[path + "\n" + identity, default: 0] += 1
      let hash = String(ContentHash.of(Array(identity.utf8)).first, radix: 16)
      return PlacedFinding(
        finding: finding, path: path, line: max(1, finding.place.line),
        columns: lines.columns(of: finding.place),
        fingerprint: "\(hash):\(seen[path + "\n" + identity] ?? 1)")
    }
  }
}
