import Foundation
import PorticoCheck

/// A run of `portico check`.
struct CheckRun {
  private let values: Command.Values
  private let streams: Streams
  private let paths: [String]
  private var configuration: Configuration
  private let baseline: Baseline?
  private var changed: ChangedLines?
  private let cache: FactsCache?
  private let draft: FileReader.Draft?
  private let chosen: ChosenFiles?
  private let maxWarnings: Int

  init(_ values: Command.Values, _ streams: Streams) throws {
    self.values = values
    self.streams = streams
    paths = values.arguments.isEmpty ? ["."] : values.arguments
    configuration = try Self.configuration(values, paths)
    baseline = try values["baseline"].map(Baseline.init(path:))
    changed = try values["diff"].map { [paths] in try ChangedLines(since: $0, below: paths) }
    for note in changed?.notes ?? [] { streams.error("note: \(note)\n") }
    draft = try Self.draft(values, streams)
    chosen = try values["files-from"].map { try ChosenFiles(listedIn: $0, streams) }
    maxWarnings = try Self.maxWarnings(values) ?? configuration.maxWarnings
    cache =
      values.has("no-cache")
      ? nil : values["cache"].map(FactsCache.init(path:)) ?? FactsCache.standard()
  }

  /// Fixes the findings that would be reported and can be fixed safely.
  mutating func fix() throws {
    let found = try find()
    let read = FileReader(cache: cache).read(found.paths)
    var report = Report(
      Analysis(read, rules: rules, interfaces: found.interfaces, configuration: configuration))
    _ = keepAsked(&report)
    for (place, text) in try Fixer(report.findings).changes {
      streams.error("fixed: \("\(place.path):\(place.line): \(text)".printable)\n")
    }
    // The fixes can have moved lines.
    if changed != nil {
      changed = try values["diff"].map { [paths] in try ChangedLines(since: $0, below: paths) }
    }
  }

  /// Finds the sources, and adds the configurations of their folders, unless the user named a configuration.
  private mutating func find() throws -> SourceFinder.Found {
    var found = SourceFinder(leavingOut: configuration.leavesOut).find(paths)
    if !values.has("config") {
      for path in found.configurations { try configuration.adopt(path) }
    }
    if let draft, !found.paths.contains(where: draft.isOf) { found.paths.append(draft.path) }
    return found
  }

  /// Removes the findings in the baseline, in unchanged lines, and in files that weren't chosen.
  ///
  /// - Returns: The number of findings in the baseline that don't exist anymore.
  private func keepAsked(_ report: inout Report) -> Int {
    var gone = 0
    if let baseline {
      (report.findings, gone) = baseline.compare(
        report.findings, of: rules.map { $0.name }, below: paths)
    }
    if let changed { report.keep(changed) }
    if let chosen { report.keep(in: chosen.files) }
    return gone
  }

  /// Returns the scores in the commits of a range.
  private func trend(_ range: String) throws -> Trend {
    guard paths.count == 1 else {
      throw Mistake(message: "'--trend' follows one folder, not \(paths.count)")
    }
    let history = try History(range, of: paths[0], leavingOut: configuration.leavesOut)
    var points: [Trend.Point] = []
    try history.forEach(cache) { commit, files in
      let analysis = Analysis(files, rules: rules, configuration: configuration)
      points.append(Trend.Point(commit, analysis))
    }
    return Trend(points, of: history.count)
  }

  /// Reports the scores over the history, and doesn't check the current sources.
  private func runTrend(_ range: String, isMarkdown: Bool) throws -> Int32 {
    let trend = try trend(range)
    _ = cache?.save()
    let text = isMarkdown ? trend.markdown() : trend.text()
    if let path = values["output"] {
      try OutputFile.write(text, to: path)
    } else {
      streams.out(text)
    }
    return 0
  }

  mutating func run() throws -> Int32 {
    let start = ContinuousClock.now
    let found = try find()
    if let range = values["trend"] {
      switch values["format"] ?? "text" {
      case "text": return try runTrend(range, isMarkdown: false)
      case "markdown": return try runTrend(range, isMarkdown: true)
      case "html": break
      case let format:
        throw Mistake(
          message: "'--trend' is told as text, markdown or html, not as \(format)")
      }
    }
    for note in chosen?.notes(reading: found.paths) ?? [] { streams.error("note: \(note)\n") }
    let reader = FileReader(cache: cache, draft: draft)
    let total = found.paths.count
    let bar = total > 500 ? streams.progress : nil
    let looked = reader.look(found.paths, progress: bar.map { $0.showing(of: total) })
    bar?.clear()
    let objectiveC = ObjectiveCControllers.names(in: found.objectiveC)
    let outcome = try known(found, looked, objectiveC) { () throws in
      let read = reader.load(looked)
      let readEnd = ContinuousClock.now
      let outcome = try judge(found, read, objectiveC)
      if values.has("statistics") { tell(read, readEnd - start, ContinuousClock.now - readEnd) }
      return outcome
    }
    if let cache, !cache.save() {
      streams.error("note: \(cache.path) cannot be written; everything is read again next time\n")
    }
    if let path = values["write-baseline"] ?? values["output"] {
      try OutputFile.write(outcome.text, to: path)
    } else {
      streams.out(outcome.text)
    }
    streams.error(outcome.notes)
    return outcome.status
  }

  /// Returns the stored outcome of a run with the same arguments and the same facts, or else a new outcome.
  private func known(
    _ found: SourceFinder.Found, _ files: [FileReader.Read], _ objectiveC: [String],
    or judge: () throws -> ReportCache.Outcome
  ) throws -> ReportCache.Outcome {
    // Reports for servers also depend on columns and on the repository's root, and maps on storyboards and strings.
    // These outcomes aren't stored.
    let isOfFacts = ["text", "json", "markdown"].contains(values["format"] ?? "text")
    guard let cache, changed == nil, draft == nil, chosen == nil, isOfFacts, !values.has("graph"),
      values["trend"] == nil,
      !values.has("statistics")
    else {
      return try judge()
    }
    let options = values.options.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
    let question = ReportCache.Question(
      texts: [
        options, paths, [FileManager.default.currentDirectoryPath], [configuration.source],
        [baseline?.text ?? ""], ["\(streams.width ?? 0) \(streams.isColored)"],
        found.problems, found.interfaces, objectiveC,
      ], files)
    var reports = ReportCache(beside: cache)
    if let outcome = reports.outcome(of: question) { return outcome }
    let outcome = try judge()
    reports.keep(outcome, of: question)
    return outcome
  }

  private func judge(
    _ found: SourceFinder.Found, _ read: [FileReader.Read], _ objectiveC: [String]
  ) throws -> ReportCache.Outcome {
    let analysis = Analysis(
      read, rules: rules, interfaces: found.interfaces, configuration: configuration,
      draft: draft)
    var report = Report(analysis, problems: found.problems)
    report.isComplete =
      found.problems.isEmpty && !read.contains(where: \.isUnreadable)
      && !report.problems.contains(where: \.isBroken)
    report.objectiveCControllers = objectiveC
    report.name = ProjectFolder.name(around: paths[0])
    var notes = ""
    if found.paths.isEmpty, found.problems.isEmpty {
      notes += "portico check: there is no Swift file in \(paths.joined(separator: ", "))\n"
      report.isComplete = false
    }
    if let path = values["write-baseline"] {
      for problem in report.problems { notes += "note: \(problem.description.printable)\n" }
      let count = report.findings.count
      notes += "\(Report.count(count, "finding")) \(count == 1 ? "is" : "are") in \(path) now\n"
      return ReportCache.Outcome(
        text: Baseline(report.findings, at: path).text, notes: notes,
        status: report.isComplete ? 0 : 2)
    }
    // These formats can't contain problems that belong to no rule.
    if ["checkstyle", "junit", "codeclimate", "sonarqube"].contains(values["format"]) {
      for problem in report.problems { notes += "note: \(problem.description.printable)\n" }
    }
    let gone = keepAsked(&report)
    if gone > 0, let path = values["baseline"] {
      notes +=
        "note: \(Report.count(gone, "finding")) of \(path) \(gone == 1 ? "is" : "are") gone;"
        + " --write-baseline forgets what is gone\n"
    }
    let warnings = report.count(.warning)
    let isClean = report.count(.error) == 0 && warnings <= maxWarnings
    if maxWarnings > 0, warnings > maxWarnings {
      notes += "note: \(warnings) warnings are more than the \(maxWarnings) that may be\n"
    }
    return ReportCache.Outcome(
      text: try text(report, analysis), notes: notes,
      status: !report.isComplete ? 2 : isClean ? 0 : 1)
  }

  private func text(_ report: Report, _ analysis: Analysis) throws -> String {
    if values.has("graph") { return ScreenMap(analysis).dot() }
    let trend = try values["trend"].map(trend)
    switch values["format"] ?? "text" {
    case "json": return try JSONReport.text(report)
    case "sarif": return try SARIFReport.text(report)
    case "github": return GitHubReport.text(report)
    case "xcode": return XcodeReport.text(report)
    case "checkstyle": return CheckstyleReport.text(report)
    case "junit": return JUnitReport.text(report)
    case "codeclimate": return try CodeClimateReport.text(report)
    case "sonarqube": return try SonarQubeReport.text(report)
    case "markdown": return MarkdownReport.text(report)
    case "html":
      let sources = SourceLinks(around: ProjectFolder.above(AbsolutePath.of(paths[0]) + "/."))
      return HTMLReport.text(report, analysis, trend: trend, sources: sources)
    default:
      let isShown = streams.isTerminal && !values.has("output")
      let isColored =
        switch values["color"] {
        case "always": true
        case "never": false
        default: isShown && streams.isColored
        }
      let width = isShown ? streams.width : nil
      return TerminalReport(
        isColored: isColored, explains: values.has("explain"), width: width
      ).text(report)
    }
  }

  private func tell(_ read: [FileReader.Read], _ reading: Duration, _ judging: Duration) {
    let bytes = read.reduce(0) { $0 + $1.bytes }
    let lines = read.reduce(0) { $0 + ($1.facts?.lines ?? 0) }
    func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }
    streams.error(
      "\(read.count) files, \(bytes) bytes, \(lines) lines; "
        + "read \(milliseconds(reading)) ms, judged \(milliseconds(judging)) ms\n")
  }

  private var rules: [any Rule.Type] {
    AllRules.rules.filter { rule in
      (values.options["rule"]?.contains(rule.name) ?? true)
        && !(values.options["skip-rule"]?.contains(rule.name) ?? false)
    }
  }

  private static func draft(
    _ values: Command.Values, _ streams: Streams
  ) throws -> FileReader.Draft? {
    guard let path = values["stdin-path"] else { return nil }
    guard path.hasSuffix(".swift") else {
      throw Mistake(message: "'--stdin-path' needs the path of a Swift file, not '\(path)'")
    }
    if values.has("fix") {
      throw Mistake(
        message: "'--fix' changes files; '--stdin-path' has the text of one that is elsewhere")
    }
    if values["files-from"] == "-" {
      throw Mistake(message: "'--stdin-path' and '--files-from -' both read standard input")
    }
    return FileReader.Draft(path: path, bytes: try streams.input())
  }

  private static func maxWarnings(_ values: Command.Values) throws(Mistake) -> Int? {
    guard let text = values["max-warnings"] else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw Mistake(message: "'--max-warnings' needs a whole number, not '\(text)'")
    }
    return number
  }

  private static func configuration(
    _ values: Command.Values, _ paths: [String]
  ) throws -> Configuration {
    if let path = values["config"] { return try Configuration(path: path) }
    for folder in paths + ["."] {
      if let configuration = try Configuration(in: folder) { return configuration }
    }
    return Configuration()
  }
}
