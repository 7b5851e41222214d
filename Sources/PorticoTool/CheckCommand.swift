import Foundation
import PorticoCheck

/// The command `portico check`.
enum CheckCommand {
  static let command = Command(
    name: "check", summary: "measure screens and find broken rules", arguments: "[PATH...]",
    discussion: """
      Reads the Swift sources in PATH, by default the current folder: folders, packages, folders of Xcode projects, or
      single files. Needs no project file, no build and no network. Skips vendored code, generated code and files that
      .gitignore excludes. Reads test folders, but reports nothing in them.

      Reports every screen: a view controller with its partners, such as a presenter or a view model. The report names
      the pattern with the reasons for it, and gives three scores from 0 to 100: distribution, testability, ease of use.
      The scores are never averaged. Massive View Controllers come first, then screens with errors, then heavier ones;
      --explain gives the reason for every lost point.

      Then reports breaches of rules; 'portico rules' lists the rules, 'portico rules RuleName' explains one. A comment
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
        help: "The format of the report. The default is text."),
      .init(
        name: "output", short: "o", value: "FILE",
        help: "Write the report to a file. If it is a symbolic link, the linked file is replaced."),
      .init(
        name: "graph", value: "FORMAT", choices: ["dot"],
        help: "Report which screen leads to which instead, for Graphviz."),
      .init(name: "explain", short: "e", help: "Give the reason for every lost point."),
      .init(
        name: "rule", value: "RULE", choices: ruleNames,
        help: "Run only this rule; may be repeated.",
        isRepeated: true),
      .init(
        name: "skip-rule", value: "RULE", choices: ruleNames,
        help: "Run all rules except this one; may be repeated.", isRepeated: true),
      .init(
        name: "config", short: "c", value: "FILE",
        help: "The configuration. The default is .portico.yml in a PATH or the current folder."),
      .init(
        name: "baseline", short: "b", value: "FILE",
        help: "Do not report the findings that this file records."),
      .init(name: "write-baseline", value: "FILE", help: "Record the present findings in a file."),
      .init(
        name: "diff", short: "d", value: "REV",
        help:
          "Report only findings in lines, and screens in files, that changed since a git revision."),
      .init(
        name: "trend", value: "REV..REV",
        help:
          "Report the scores along git's history instead, as text, as markdown, or as part of the html page. Of more than 24 commits, 24 are checked, evenly spaced."
      ),
      .init(
        name: "files-from", value: "FILE",
        help:
          "Report only findings and screens in the files that FILE lists, one path on each line; '-' is standard input."
      ),
      .init(
        name: "stdin-path", value: "FILE",
        help:
          "Read the text of this file from standard input, for editors with unsaved changes, and check it with the rest."
      ),
      .init(
        name: "fix",
        help:
          "Fix what is safe to fix, and list the changes: a delegate without 'weak', a needless 'import UIKit'. Then report the rest."
      ),
      .init(
        name: "max-warnings", value: "NUMBER",
        help: "The number of permitted warnings. The default is the number in .portico.yml, or 0."),
      .init(name: "cache", value: "FILE", help: "The file of the cache."),
      .init(name: "no-cache", help: "Read everything again, without a cache."),
      .init(
        name: "color", value: "WHEN", choices: ["auto", "always", "never"],
        help: "When to use colors. The default is auto: on a terminal."),
      .init(name: "statistics", help: "Print times and sizes."),
    ],
    sections: [
      .init(
        title: "EXIT STATUS",
        text: """
              0  nothing was found except notes and permitted warnings
              1  there are errors or more warnings than permitted
              2  wrong usage, unreadable input or broken source
          """),
      .init(
        title: "FILES",
        text: """
          .portico.yml defines the layers (layers), the folders in which a rule reports nothing (allow), the folders
          that are not read (leave out), the severity of rules (error, warning, note or off), for all folders or for
          single ones (folders), the number of permitted warnings, and the minimum scores:

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

          'severity', 'folders' and 'allow' in the .portico.yml of a folder below count, too, and decide about its files.

          ~/.cache/portico caches what was read, by contents. It can be deleted at any time.
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
