import Foundation
import Testing

@testable import PorticoTool

@Suite("Usage")
struct UsageTests {
  let portico: CommandRun

  init() throws { portico = try CommandRun() }

  @Test(
    "A mistake is answered with what was probably meant",
    arguments: [
      (["chekc"], "portico: there is no command 'chekc'. Did you mean 'portico check'?"),
      (["check", "--formt", "json"], "there is no option '--formt'; did you mean '--format'?"),
      (["check", "-format", "json"], "there is no option '-format'; did you mean '--format'?"),
      (["check", "-x"], "there is no option '-x'\n"),
      (["check", "--format", "jsn"], "'jsn' is no format of '--format'; did you mean 'json'?"),
      (["check", "--format=pdf"], "it is one of text, json, sarif, github, xcode, checkstyle"),
      (["check", "--format="], "'' is no format of '--format'"),
      (["check", "--output"], "'--output' needs a value: FILE"),
      (["check", "--explain=yes"], "'--explain' takes no value"),
      (["check", "-o", "a", "-o", "b"], "'--output' is given twice"),
      (["rules", "all"], "there is no rule 'all'\n"),
      (
        ["rules", "HoldDelegateWeakly"],
        "there is no rule 'HoldDelegateWeakly'; did you mean 'HoldDelegatesWeakly'?"
      ),
      (["check", "--max-warnings", "few"], "'--max-warnings' needs a whole number, not 'few'\n"),
      (["check", "--max-warnings=-1"], "'--max-warnings' needs a whole number, not '-1'\n"),
      (["check", "--files-from", "/none"], "/none cannot be read: No such file or directory\n"),
      (["check", "--stdin-path", "a.m"], "needs the path of a Swift file, not 'a.m'\n"),
      (
        ["check", "--stdin-path", "a.swift", "--files-from", "-"],
        "'--stdin-path' and '--files-from -' both read standard input\n"
      ),
      (["help", "chekc"], "there is no command 'chekc'. Did you mean 'portico check'?"),
      (["--statistics"], "Did you mean 'portico check --statistics'?"),
      (["/"], "Did you mean 'portico check /'?"),
      (["--version"], "there is no command '--version'.\n"),
      (["check", "-ex"], "there is no option '-ex'\n"),
      (["check", "-eo"], "'--output' needs a value: FILE"),
      (["check", "-fjsn"], "'jsn' is no format of '--format'; did you mean 'json'?"),
      (["check", "-f="], "'' is no format of '--format'"),
      (["completion", "tcsh"], "specify a shell: bash, zsh, fish"),
      (["advise"], "specify a file"),
      (["advise", "/none.swift"], "there is no file /none.swift\n"),
      (["advise", "a.swift", "b.swift"], "takes one file, but was given a.swift, b.swift"),
      (["advise", "/"], "/ is a folder; name the file of a view controller"),
      (["new", "screen"], "portico new screen Profile"),
      (["templates", "screen-mvvmm"], "did you mean 'screen-mvvm'?"),
    ])
  func mistakes(words: [String], answer: String) {
    var error = ""
    let status = Tool.run(words, Streams(out: { _ in }, error: { error += $0 }))
    #expect(error.contains(answer), "\(error)")
    #expect(status == 2)
  }

  @Test("Short options stand together, the last with its value")
  func clusters() throws {
    try portico.write(Samples.clean, to: "About.swift")
    for words in [["-efjson"], ["-e", "-f=json"], ["-ef", "json"]] {
      let answer = portico(["check", "--no-cache"] + words + ["@"])
      #expect(answer.out.hasPrefix("{\n"), "\(words)")
    }
    #expect(portico("check", "--no-cache", "-e", "@").out.contains("−"))
  }

  @Test("Everything after -- is a path")
  func dashes() {
    let answer = portico("check", "--no-cache", "--", "--explain")
    #expect(answer.out.contains("--explain: there is no such file or folder"))
  }

  @Test("Every command has a manual page within 80 columns that names all its options")
  func help() {
    for command in Tool.commands {
      let page = portico("help", command.name)
      #expect(page.status == 0)
      #expect(page.out == portico(command.name, "--help").out)
      #expect(page.out == portico(command.name, "-h").out)
      #expect(page.out.hasPrefix("NAME\n    portico \(command.name) - "))
      for option in command.allOptions {
        #expect(page.out.contains("--\(option.name)"))
        for choice in option.choices { #expect(page.out.contains(choice), "\(choice)") }
      }
      for line in page.out.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
    let overview = portico("help")
    #expect(overview.out == portico("--help").out)
    for command in Tool.commands { #expect(overview.out.contains("    \(command.name) ")) }
    #expect(portico().status == 2)
  }

  @Test("Every rule is listed with what it orders")
  func rules() {
    let lines = portico("rules").out.split(separator: "\n")
    #expect(lines.count > 20 && lines.count % 2 == 0)
    for index in stride(from: 0, to: lines.count, by: 2) {
      #expect(lines[index].wholeMatch(of: /[A-Z]\w+/) != nil, "\(lines[index])")
      #expect(lines[index + 1].wholeMatch(of: /\ \ [A-Z].*\./) != nil, "\(lines[index + 1])")
    }
    #expect(lines.contains("HoldDelegatesWeakly"))
    let page = portico("rules", "HoldDelegatesWeakly")
    #expect(page.status == 0)
    #expect(page.out.hasPrefix("# HoldDelegatesWeakly\n"))
    for head in ["## Why\n", "## Example\n", "## How to mend it\n"] {
      #expect(page.out.contains(head))
    }
  }

  @Test("Advice names files as they were named")
  func advice() throws {
    try portico.write(Samples.massive, to: "Trips.swift")
    let answer = portico("advise", "@Trips.swift")
    #expect(answer.status == 0)
    #expect(answer.out.hasPrefix("TripsViewController  @/Trips.swift:3\n"), "\(answer)")
    let roundabout = portico("advise", "@./Trips.swift")
    #expect(roundabout.out.hasPrefix("TripsViewController  @/./Trips.swift:3\n"), "\(roundabout)")
  }

  @Test("Bash completes commands, options, their values and files")
  func bash() throws {
    let script = portico("completion", "bash").out
    for (words, expected) in [
      (["portico", "che"], "check"), (["portico", "check", "--fo"], "--format"),
      (["portico", "check", "--format", "j"], "json junit"),
      (["portico", "check", "--format", "=", "s"], "sarif sonarqube"),
      (["portico", "check", "-f", "m"], "markdown"),
      (["portico", "check", "--rule", "HoldC"], "HoldCoordinatorsWeakly"),
      (["portico", "help", "adv"], "advise"), (["portico", "completion", "f"], "fish"),
      (["portico", "check", "--output", "x"], "+default"), (["portico", "check", "x"], "+default"),
      (["portico", "rules", "x"], ""),
    ] {
      let process = Process()
      let out = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      process.arguments = [
        "bash", "-c",
        """
        compopt() { [ "$1 $2" = "-o default" ] && COMPREPLY+=("+default"); }
        \(script)
        COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _portico; echo "${COMPREPLY[@]}"
        """,
      ]
      process.standardOutput = out
      try process.run()
      let answer = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(answer == expected + "\n", "\(words)")
    }
  }
}
