import Foundation
import PorticoCheck

/// `portico check`.
enum CheckCommand {
  static let command = Command(
    name: "check", summary: "measure screens and find broken rules", arguments: "[PATHS]",
    discussion: """
      Reads Swift sources below PATHS (the current folder if none is given): folders, packages, Xcode
      projects' folders. Needs no project file, no build and no network. Vendored and generated code and
      what .gitignore hides is left out; what is in test folders is read and not judged.

      Every screen is reported with its pattern, the cues for it, and three scores from 0 to 100:
      distribution, testability, ease of use. They are never averaged. Every lost point has a reason.

      A comment '// portico:allow RuleName' permits a finding on its line or the next;
      '// portico:allow-file RuleName' in the whole file.

      Exit status: 0 nothing was found, 1 there are findings, 2 wrong usage or unreadable input.
      """,
    options: [
      .init(
        name: "format", short: "f", value: "FORMAT",
        choices: ["text", "json", "sarif", "github", "markdown", "html"],
        help: "How to report; text if not given."),
      .init(name: "output", short: "o", value: "FILE", help: "Write the report to a file."),
      .init(
        name: "graph", value: "FORMAT", choices: ["dot"], help: "Print the map of screens instead."),
      .init(name: "explain", short: "e", help: "Give the reason for every lost point."),
      .init(
        name: "rule", value: "RULE", help: "Only this rule; may be repeated.", isRepeated: true),
      .init(
        name: "skip-rule", value: "RULE", help: "All rules but this; may be repeated.",
        isRepeated: true),
      .init(name: "config", value: "FILE", help: "Layer rules; .portico.yml if not given."),
      .init(name: "baseline", value: "FILE", help: "Do not report the findings in this file."),
      .init(name: "write-baseline", value: "FILE", help: "Freeze the present findings in a file."),
      .init(name: "diff", value: "REV", help: "Report only what changed since a git revision."),
      .init(name: "cache", value: "FILE", help: "Where to keep what was read."),
      .init(name: "no-cache", help: "Read everything again and keep nothing."),
      .init(name: "color", value: "WHEN", choices: ["auto", "always", "never"], help: "Colours."),
      .init(name: "statistics", help: "Tell times and sizes."),
    ],
    run: run)

  static func run(_ values: Command.Values, _ streams: Streams) throws -> Int32 {
    let paths = values.arguments.isEmpty ? ["."] : values.arguments
    let rules = try chosenRules(values)
    let layers = try layers(values, paths)
    let start = ContinuousClock.now
    let found = SourceFinder().find(paths)
    let cache = cache(values)
    let showsProgress = streams.isTerminal && found.paths.count > 500
    let total = found.paths.count
    let read = FileReader().read(
      found.paths, cache: cache,
      progress: showsProgress ? { @Sendable in Progress.show($0, of: total) } : nil)
    if showsProgress { Progress.clear() }
    let readEnd = ContinuousClock.now
    let analysis = Analysis(read, rules: rules, interfaces: found.interfaces, layers: layers)
    let judgeEnd = ContinuousClock.now
    cache?.save()
    var report = Report(analysis, problems: found.problems)
    if let path = values["baseline"] {
      report.findings = try Baseline(path: path).unknown(of: report.findings)
    }
    if let revision = values["diff"] {
      let changed = try ChangedLines(since: revision, below: paths)
      report.keep(changed)
    }
    if let path = values["write-baseline"] {
      try Baseline(report.findings).write(to: path)
      streams.error("\(report.findings.count) findings are in \(path) now\n")
      return found.problems.isEmpty ? 0 : 2
    }
    let isColored =
      values["color"] == "always"
      || (values["color"] != "never" && streams.isTerminal && values["output"] == nil
        && ProcessInfo.processInfo.environment["NO_COLOR"] == nil)
    let text: String
    if values["graph"] != nil {
      text = ScreenMap(analysis).dot()
    } else {
      switch values["format"] ?? "text" {
      case "json": text = try JSONReport.text(report)
      case "sarif": text = try SARIFReport.text(report)
      case "github": text = GitHubReport.text(report)
      case "markdown": text = MarkdownReport.text(report)
      case "html": text = HTMLReport.text(report, ScreenMap(analysis))
      default:
        text = TerminalReport(isColored: isColored, explains: values.has("explain")).text(report)
      }
    }
    if let path = values["output"] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      streams.out(text)
    }
    if values.has("statistics") {
      let bytes = read.reduce(0) { $0 + ($1.facts?.lines ?? 0) }
      streams.error(
        "\(found.paths.count) files, \(bytes) lines; read \(milliseconds(readEnd - start)) ms, "
          + "judged \(milliseconds(judgeEnd - readEnd)) ms\n")
    }
    if !found.problems.isEmpty { return 2 }
    if read.contains(where: { $0.problem != nil }) && report.findings.isEmpty { return 2 }
    return report.findings.isEmpty ? 0 : 1
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    Int(duration / .milliseconds(1))
  }

  private static func chosenRules(_ values: Command.Values) throws(Mistake)
    -> [any Rule.Type]
  {
    let names = AllRules.rules.map { $0.name }
    for name in (values.options["rule"] ?? []) + (values.options["skip-rule"] ?? [])
    where !names.contains(name) {
      throw Mistake(
        message: "there is no rule '\(name)'"
          + (Nearest.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""))
    }
    return AllRules.rules.filter { rule in
      (values.options["rule"]?.contains(rule.name) ?? true)
        && !(values.options["skip-rule"]?.contains(rule.name) ?? false)
    }
  }

  private static func layers(
    _ values: Command.Values, _ paths: [String]
  ) throws -> [Layer] {
    if let path = values["config"] { return try LayerFile.read(path) }
    for folder in paths + ["."] {
      let path = folder + "/.portico.yml"
      if FileManager.default.fileExists(atPath: path) { return try LayerFile.read(path) }
    }
    return []
  }

  private static func cache(_ values: Command.Values) -> FactsCache? {
    if values.has("no-cache") { return nil }
    if let path = values["cache"] { return FactsCache(path: path) }
    return FactsCache.standard()
  }
}
