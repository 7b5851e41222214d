import Foundation
import PorticoCheck

/// `portico check`.
enum CheckCommand {
  static let command = Command(
    name: "check", summary: "measure screens and find broken rules", arguments: "[PATH...]",
    discussion: """
      Reads the Swift sources in PATH, the current folder if none is given: folders, packages, folders of Xcode projects,
      or single files. Needs no project file, no build and no network. Vendored and generated code and what .gitignore
      hides is left out; what is in test folders is read and not judged.

      Every screen, a view controller with its partners, is reported with its pattern, the cues for it, and three scores
      from 0 to 100: distribution, testability, ease of use. They are never averaged. The worst comes first; --explain
      gives the reason for every lost point.

      Then come broken rules; 'portico rules' lists them all. A comment '// portico:allow RuleName' permits a finding on
      its line or the next, '// portico:allow-file RuleName' in the whole file.
      """,
    options: [
      .init(
        name: "format", short: "f", value: "FORMAT",
        choices: ["text", "json", "sarif", "github", "markdown", "html"],
        help: "How to report; text if not given."),
      .init(name: "output", short: "o", value: "FILE", help: "Write the report to a file."),
      .init(
        name: "graph", value: "FORMAT", choices: ["dot"],
        help: "Report which screen leads to which instead, for Graphviz."),
      .init(name: "explain", short: "e", help: "Give the reason for every lost point."),
      .init(
        name: "rule", value: "RULE", choices: ruleNames, help: "Only this rule; may be repeated.",
        isRepeated: true),
      .init(
        name: "skip-rule", value: "RULE", choices: ruleNames,
        help: "All rules but this; may be repeated.", isRepeated: true),
      .init(
        name: "config", short: "c", value: "FILE",
        help: "The configuration; .portico.yml in a PATH or the current folder if not given."),
      .init(
        name: "baseline", short: "b", value: "FILE",
        help: "Do not report the findings in this file."),
      .init(name: "write-baseline", value: "FILE", help: "Freeze the present findings in a file."),
      .init(
        name: "diff", short: "d", value: "REV",
        help:
          "Report only findings in lines, and screens in files, that changed since a git revision."),
      .init(name: "cache", value: "FILE", help: "Where to keep what was read."),
      .init(name: "no-cache", help: "Read everything again and keep nothing."),
      .init(
        name: "color", value: "WHEN", choices: ["auto", "always", "never"],
        help: "Colours; auto, which is on a terminal, if not given."),
      .init(name: "statistics", help: "Tell times and sizes."),
    ],
    sections: [
      .init(
        title: "EXIT STATUS",
        text: """
              0  nothing was found
              1  there are findings
              2  wrong usage or unreadable input
          """),
      .init(
        title: "FILES",
        text: """
          .portico.yml says which layers there are, where rules do not hold, and what is not read:

              layers:
                Features:
                  folders: [Sources/Features]
                  may know: [Domain]
                Domain:
                  folders: [Sources/Domain]
              allow:
                LetOthersNavigate: [Sources/Legacy]
              leave out: [Sources/Old]

          ~/.cache/portico keeps what was read, by contents; it can be deleted at any time.
          """),
      .init(
        title: "ENVIRONMENT",
        text: """
              NO_COLOR        no colours
              XDG_CACHE_HOME  instead of ~/.cache
          """),
      .init(
        title: "EXAMPLES",
        text: """
              portico check Sources
              portico check --explain Sources/Login
              portico check --format html --output screens.html
              portico check --graph dot | dot -Tsvg > screens.svg
              portico check --write-baseline .portico-baseline
              portico check --baseline .portico-baseline --diff main --format github
          """),
    ],
    run: run)

  private static let ruleNames = AllRules.rules.map { $0.name }

  static func run(_ values: Command.Values, _ streams: Streams) throws -> Int32 {
    let paths = values.arguments.isEmpty ? ["."] : values.arguments
    let configuration = try configuration(values, paths)
    let baseline = try values["baseline"].map(Baseline.init(path:))
    let changed = try values["diff"].map { try ChangedLines(since: $0, below: paths) }
    let start = ContinuousClock.now
    let found = SourceFinder(leavingOut: configuration.leavesOut).find(paths)
    let cache = cache(values)
    let total = found.paths.count
    let bar = total > 500 ? streams.progress : nil
    let read = FileReader().read(
      found.paths, cache: cache, progress: bar.map { $0.showing(of: total) })
    bar?.clear()
    let readEnd = ContinuousClock.now
    let analysis = Analysis(
      read, rules: rules(values), interfaces: found.interfaces, configuration: configuration)
    let judgeEnd = ContinuousClock.now
    if let cache, !cache.save() {
      streams.error("note: \(cache.path) cannot be written; everything is read again next time\n")
    }
    var unreadable = read.filter(\.isUnreadable).count + found.problems.count
    if found.paths.isEmpty, found.problems.isEmpty {
      streams.error("portico check: there is no Swift file in \(paths.joined(separator: ", "))\n")
      unreadable += 1
    }
    if let path = values["write-baseline"] {
      try OutputFile.write(Baseline(analysis.findings, at: path).text, to: path)
      let count = analysis.findings.count
      streams.error(
        "\(Report.count(count, "finding")) \(count == 1 ? "is" : "are") in \(path) now\n")
      return unreadable == 0 ? 0 : 2
    }
    var report = Report(analysis, problems: found.problems)
    if let baseline, let path = values["baseline"] {
      let (unknown, gone) = baseline.compare(report.findings)
      report.findings = unknown
      if gone > 0 {
        streams.error(
          "note: \(Report.count(gone, "finding")) of \(path) \(gone == 1 ? "is" : "are") gone;"
            + " --write-baseline forgets what is gone\n")
      }
    }
    if let changed { report.keep(changed) }
    report.isComplete = unreadable == 0
    let text = try text(report, analysis, values, streams)
    if let path = values["output"] {
      try OutputFile.write(text, to: path)
    } else {
      streams.out(text)
    }
    if values.has("statistics") {
      let bytes = read.reduce(0) { $0 + $1.bytes }
      let lines = read.reduce(0) { $0 + ($1.facts?.lines ?? 0) }
      streams.error(
        "\(found.paths.count) files, \(bytes) bytes, \(lines) lines; "
          + "read \(milliseconds(readEnd - start)) ms, judged \(milliseconds(judgeEnd - readEnd)) ms\n"
      )
    }
    if unreadable > 0 { return 2 }
    return report.findings.isEmpty ? 0 : 1
  }

  private static func text(
    _ report: Report, _ analysis: Analysis, _ values: Command.Values, _ streams: Streams
  ) throws -> String {
    if values.has("graph") { return ScreenMap(analysis).dot() }
    switch values["format"] ?? "text" {
    case "json": return try JSONReport.text(report)
    case "sarif": return try SARIFReport.text(report)
    case "github": return GitHubReport.text(report)
    case "markdown": return MarkdownReport.text(report)
    case "html": return HTMLReport.text(report, analysis)
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

  private static func milliseconds(_ duration: Duration) -> Int {
    Int(duration / .milliseconds(1))
  }

  private static func rules(_ values: Command.Values) -> [any Rule.Type] {
    AllRules.rules.filter { rule in
      (values.options["rule"]?.contains(rule.name) ?? true)
        && !(values.options["skip-rule"]?.contains(rule.name) ?? false)
    }
  }

  private static func configuration(
    _ values: Command.Values, _ paths: [String]
  ) throws -> Configuration {
    if let path = values["config"] { return try Configuration(path: path) }
    for folder in paths + ["."] {
      let path = folder + "/" + Configuration.name
      if FileManager.default.fileExists(atPath: path) { return try Configuration(path: path) }
    }
    return Configuration()
  }

  private static func cache(_ values: Command.Values) -> FactsCache? {
    if values.has("no-cache") { return nil }
    if let path = values["cache"] { return FactsCache(path: path) }
    return FactsCache.standard()
  }
}
