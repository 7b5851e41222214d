import Foundation
import PorticoCheck

/// `portico check`.
enum CheckCommand {
  static let command = Command(
    name: "check", summary: "measure screens and find broken rules", arguments: "[PATH...]",
    discussion: """
      Reads the Swift sources in PATH, the current folder if none is given: folders, packages, folders of Xcode projects,
      or single files. Needs no project file, no build and no network. Skips vendored
      code, generated code and what .gitignore lists. Reads test folders, but reports nothing in them.

      Every screen, a view controller with its partners, is reported with its pattern, the cues for it, and three scores
      from 0 to 100: distribution, testability, ease of use. They are never averaged. The worst comes first; --explain
      gives the reason for every lost point.

      Then come broken rules; 'portico rules' lists them all, 'portico rules RuleName' explains one. A comment
      '// portico:allow RuleName' permits a finding on its line or the next, '// portico:allow-file RuleName' in the
      whole file, '// portico:allow-begin RuleName: the reason' up to '// portico:allow-end'.
      """,
    options: [
      .init(
        name: "format", short: "f", value: "FORMAT",
        choices: [
          "text", "json", "sarif", "github", "xcode", "checkstyle", "junit", "codeclimate",
          "sonarqube", "markdown", "html",
        ],
        help: "How to report; text if not given."),
      .init(
        name: "output", short: "o", value: "FILE",
        help: "Write the report to a file. A link stays: what it leads to is replaced."),
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
      .init(
        name: "trend", value: "REV..REV",
        help:
          "Report the scores along git's history instead, as text or markdown; with html, in the page. Of many commits 24, evenly spaced."
      ),
      .init(
        name: "files-from", value: "FILE",
        help:
          "Report only findings and screens in the files that are listed in this one, a path a line; '-' is standard input."
      ),
      .init(
        name: "stdin-path", value: "FILE",
        help:
          "The text of this file comes by standard input, as an editor has it, and is judged with the rest."
      ),
      .init(
        name: "fix",
        help:
          "Mend what is safe to mend and tell it: a delegate without 'weak', a needless 'import UIKit'. Then report the rest."
      ),
      .init(
        name: "max-warnings", value: "NUMBER",
        help: "How many warnings are no failure; 0 if neither this nor .portico.yml tells."),
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
              0  nothing was found but notes, and no more warnings than may be
              1  there are errors or more warnings
              2  wrong usage, unreadable input or broken source
          """),
      .init(
        title: "FILES",
        text: """
          .portico.yml says which layers there are, where rules do not hold, what is not read, how much a rule matters
          (error, warning, note, off), also below a folder, how many warnings may be, and which scores a screen must have:

              layers:
                Features:
                  folders: [Sources/Features]
                  may know: [Domain]
                Domain:
                  folders: [Sources/Domain]
              allow:
                LetOthersNavigate: [Sources/Legacy]
              leave out: [Sources/Old]
              severity:
                HoldDelegatesWeakly: error
              folders:
                Sources/Legacy:
                  HoldDelegatesWeakly: note
              max warnings: 20
              min scores:
                testability: 40
              rule pages: https://example.com/docs/rules

          ~/.cache/portico keeps what was read, by contents; it can be deleted at any time.
          """),
      .init(
        title: "ENVIRONMENT",
        text: """
              NO_COLOR        if set, the output has no colors
              XDG_CACHE_HOME  the folder for the cache, in place of ~/.cache
          """),
      .init(
        title: "EXAMPLES",
        text: """
              portico check Sources
              portico check --explain Sources/Login
              portico check --format html --output screens.html
              portico check --graph dot | dot -Tsvg > screens.svg
              portico check --trend v1.0..main Sources
              portico check --write-baseline .portico-baseline
              portico check --baseline .portico-baseline --diff main --format github
              git diff --name-only | portico check --files-from -
              portico check --stdin-path App/Login.swift --format xcode < buffer
          """),
    ],
    run: { values, streams in
      var run = try CheckRun(values, streams)
      if values.has("fix") { try run.fix() }
      return try run.run()
    })

  private static let ruleNames = AllRules.names
}
