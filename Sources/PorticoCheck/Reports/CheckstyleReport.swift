/// A report in Checkstyle's XML, which most servers for continuous integration can read.
package enum CheckstyleReport {
  package static func text(_ report: Report) -> String {
    let byFile = Dictionary(grouping: PlacedFinding.all(report), by: \.path)
    let files = byFile.sorted { $0.key < $1.key }.map { path, findings in
      let errors = findings.map { placed in
        let columns = placed.columns.map { " column=\"\($0.lowerBound)\"" } ?? ""
        let severity = placed.finding.severity == .note ? "info" : placed.finding.severity.rawValue
        return "    <error line=\"\(placed.line)\"\(columns) severity=\"\(severity)\""
          + " message=\"\(XML.escaped(placed.finding.message))\""
          + " source=\"portico.\(placed.finding.rule)\"/>\n"
      }
      return "  <file name=\"\(XML.escaped(path))\">\n\(errors.joined())  </file>\n"
    }
    return XML.declaration + "<checkstyle version=\"4.3\">\n\(files.joined())</checkstyle>\n"
  }
}
