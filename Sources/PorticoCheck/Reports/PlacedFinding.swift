/// A finding with the path, columns and fingerprint by which servers and editors identify it.
struct PlacedFinding {
  let finding: Finding
  /// The path, relative to the root of the repository.
  let path: String
  let line: Int
  /// The columns of the line's text in UTF-16 units, counted from 1, or `nil` if the file can't be read.
  let columns: Range<Int>?
  /// An identifier that stays the same when lines move, and is unique in the file.
  let fingerprint: String

  static func all(_ report: Report) -> [PlacedFinding] {
    let paths = RepositoryPaths()
    let lines = SourceLines(draft: report.draft)
    // Findings with the same message are numbered by their order in the file.
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
