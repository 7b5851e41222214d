import PorticoCheck

/// Measures examples, each once, off the main thread.
package actor Inspector {
  nonisolated let sources: SourceLibrary
  private var reports: [String: [ScreenReport]] = [:]

  package init(sources: SourceLibrary = .standard) {
    self.sources = sources
  }

  /// Returns the sources and the report of a screen of an example.
  ///
  /// - Parameter controller: The name of the screen's controller.
  package func inspect(_ controller: String, of example: Example) -> Inspection {
    let report =
      reports(of: example.project).first { report in
        report.controller == controller
          && report.roles.contains { $0.place.path.hasPrefix(example.folder + "/") }
      } ?? reports(of: example.project).first { $0.controller == controller }
    let own = sources.paths(below: example.folder)
    let others = report?.roles.map(\.place.path).filter { !own.contains($0) } ?? []
    let files = (own + Set(others).sorted()).map { path in
      let lines = sources.text(of: path)?.split(separator: "\n", omittingEmptySubsequences: false)
      return Inspection.File(path: path, lineCount: max(0, (lines?.count ?? 1) - 1))
    }
    return Inspection(report: report, files: files)
  }

  private func reports(of project: String) -> [ScreenReport] {
    if let reports = reports[project] { return reports }
    let texts = sources.paths(below: project).map { ($0, sources.text(of: $0) ?? "") }
    let analysis = Analysis(texts: Dictionary(uniqueKeysWithValues: texts), rules: [])
    let reports = analysis.screens.map(ScreenReport.init)
    self.reports[project] = reports
    return reports
  }
}
