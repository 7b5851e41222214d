import Observation
import Portico

/// The sources and the report of a screen as a list.
@Observable @MainActor package final class InspectionViewModel {
  package struct Row: Identifiable, Equatable, Sendable {
    package let id: String
    package let text: String
    package let detail: String
    /// The place to show when the row is selected.
    package let place: SourcePlace?
  }

  package typealias Section = ListSection<String, Row>

  package let title: String
  private let folder: String
  private let loader: Loader<Void, Inspection>

  /// - Parameter controller: The name of the screen's controller.
  package init(_ example: Example, controller: String, inspector: Inspector) {
    title = controller
    folder = example.folder
    loader = Loader { await inspector.inspect(controller, of: example) }
  }

  package func load() {
    loader.load()
  }

  /// The rows of the list; empty while the screen is being measured.
  package var sections: [Section] {
    guard let inspection = loader.state.value else { return [] }
    return (inspection.report.map(sections) ?? [unknown]) + [sources(inspection.files)]
  }

  package var isLoading: Bool { loader.state.isLoading }

  // MARK: Sections

  private func sections(_ report: ScreenReport) -> [Section] {
    var pattern = [
      row("lines", report.pattern, "\(report.lines) lines in \(report.roles.count) types")
    ]
    if let massive = report.massive {
      pattern.append(row("massive", "Massive View Controller", massive))
    }
    pattern += report.cues.enumerated().map { row("cue \($0)", $1.text, place: $1.place) }
    let roles = report.roles.enumerated().map { row("role \($0)", $1.type, $1.name, $1.place) }
    return [
      Section(id: "roles", header: "Who does what", items: roles),
      Section(id: "pattern", header: "Pattern, as portico check sees it", items: pattern),
    ] + report.scores.map(section)
  }

  private func section(_ score: ScreenReport.Score) -> Section {
    var rows = score.reasons.enumerated().map {
      row("\(score.name) \($0)", $1.text, place: $1.place)
    }
    if rows.isEmpty { rows = [row(score.name, "No points are lost")] }
    return Section(id: score.name, header: "\(score.name): \(score.value) of 100", items: rows)
  }

  private var unknown: Section {
    Section(
      id: "unknown", header: "Pattern, as portico check sees it",
      items: [row("unknown", "No screen of its own")])
  }

  private func sources(_ files: [Inspection.File]) -> Section {
    let rows = files.map { file in
      let isOwn = file.path.hasPrefix(folder + "/")
      return row(
        file.path, isOwn ? String(file.path.dropFirst(folder.count + 1)) : file.path,
        "\(file.lineCount) lines", SourcePlace(path: file.path, line: 1))
    }
    return Section(id: "sources", header: "Sources", items: rows)
  }

  private func row(
    _ id: String, _ text: String, _ detail: String? = nil, _ place: SourcePlace? = nil
  ) -> Row {
    Row(id: id, text: text, detail: detail ?? "", place: place)
  }

  private func row(_ id: String, _ text: String, place: SourcePlace?) -> Row {
    row(id, text, place.map { "\($0.fileName):\($0.line)" }, place)
  }
}
