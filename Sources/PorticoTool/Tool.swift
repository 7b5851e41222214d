import Foundation
import PorticoCheck

/// The tool's commands.
package enum Tool {
  package static let commands: [Command] = topics + [help]

  private static let topics = [
    CheckCommand.command, AdviseCommand.command, NewCommand.command, TemplatesCommand.command,
    PortCommand.command, rules, completion,
  ]

  package static func run(_ words: [String], _ streams: Streams) -> Int32 {
    guard let first = words.first else {
      streams.error(overview)
      return 2
    }
    if first == "--help" || first == "-h" {
      streams.out(overview)
      return 0
    }
    guard let command = commands.first(where: { $0.name == first }) else {
      return unknown(first, streams)
    }
    return command.run(words: Array(words.dropFirst()), streams)
  }

  private static let rules = Command(
    name: "rules", summary: "list or explain the rules", arguments: "[RULE...]",
    choices: AllRules.names,
    discussion: """
      Lists the rules of 'portico check', or explains each RULE: the reason, an example, and how to correct it.
      """
  ) { values, streams in
    for name in values.arguments {
      if let text = AllRules.mistake(name) { throw Mistake(message: text) }
    }
    for rule in AllRules.rules {
      if values.arguments.isEmpty {
        streams.out("\(rule.name)\n  \(rule.summary)\n")
      } else if values.arguments.contains(rule.name) {
        streams.out(RulePage.text(of: rule))
      }
    }
    return 0
  }

  private static let completion = Command(
    name: "completion", summary: "print a completion script", arguments: "SHELL",
    choices: Completion.shells,
    discussion: """
      Prints a script that completes commands, options and their values with the tab key. SHELL is bash, zsh or fish.
      """,
    sections: [
      .init(
        title: "EXAMPLES",
        text: """
              bash, in ~/.bashrc:
                eval "$(portico completion bash)"
              zsh, in ~/.zshrc after compinit:
                eval "$(portico completion zsh)"
              fish:
                portico completion fish > ~/.config/fish/completions/portico.fish
          """)
    ]
  ) { values, streams in
    let shell = values.arguments.first ?? ""
    guard values.arguments.count == 1, let text = Completion.script(for: shell, commands) else {
      throw Mistake(message: "specify a shell: \(Completion.shells.joined(separator: ", "))")
    }
    streams.out(text)
    return 0
  }

  private static let help = Command(
    name: "help", summary: "explain a command", arguments: "[COMMAND]",
    choices: topics.map(\.name)
  ) { values, streams in
    guard let topic = values.arguments.first else {
      streams.out(overview)
      return 0
    }
    guard let command = commands.first(where: { $0.name == topic }) else {
      return unknown(topic, streams)
    }
    streams.out(command.help(width: streams.width ?? 80))
    return 0
  }

  private static func unknown(_ word: String, _ streams: Streams) -> Int32 {
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    let near =
      Nearest.of(word, among: commands.map(\.name))
      ?? (word.hasPrefix("-")
        ? commands.first { $0.allOptions.contains { $0.name == name } }.map { "\($0.name) \(word)" }
        : FileManager.default.fileExists(atPath: word) ? "check \(word)" : nil)
    let hint = near.map { " Did you mean 'portico \($0)'?" } ?? ""
    streams.error("portico: there is no command '\(word)'.\(hint)\n'portico help' lists them.\n")
    return 2
  }

  private static var overview: String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let lines = commands.map { command in
      "    " + command.name + String(repeating: " ", count: width - command.name.count)
        + command.summary + "\n"
    }
    return """
      NAME
          portico - measure and generate screens in the architectures of iOS apps

      SYNOPSIS
          portico COMMAND [OPTION...] [ARGUMENT...]

      COMMANDS
      \(lines.joined())
      EXAMPLES
          portico check                        check the Swift sources in this folder
          portico new screen Profile -a mvvm   write a screen and its tests
          portico port                         build an Xcode project on Linux
          portico help check                   everything about a command

      """
  }
}
