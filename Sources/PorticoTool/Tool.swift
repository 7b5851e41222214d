import PorticoCheck

/// The tool's commands.
package enum Tool {
  package static let commands: [Command] = [
    CheckCommand.command, AdviseCommand.command, NewCommand.command, TemplatesCommand.command,
    rules, completion, help,
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

  private static let rules = Command(name: "rules", summary: "list the rules") { _, streams in
    for rule in AllRules.rules { streams.out("\(rule.name)\n  \(rule.summary)\n") }
    return 0
  }

  private static let completion = Command(
    name: "completion", summary: "print a completion script", arguments: "bash|zsh|fish",
    discussion: """
      bash: eval "$(portico completion bash)" in .bashrc
      zsh:  portico completion zsh > a folder of $fpath/_portico
      fish: portico completion fish > ~/.config/fish/completions/portico.fish
      """
  ) { values, streams in
    guard let shell = values.arguments.first, let text = Completion.script(for: shell, commands)
    else { throw Mistake(message: "say bash, zsh or fish") }
    streams.out(text)
    return 0
  }

  private static let help = Command(
    name: "help", summary: "explain a command", arguments: "[COMMAND]"
  ) { values, streams in
    guard let topic = values.arguments.first else {
      streams.out(overview)
      return 0
    }
    guard let command = commands.first(where: { $0.name == topic }) else {
      return unknown(topic, streams)
    }
    streams.out(command.help)
    return 0
  }

  private static func unknown(_ word: String, _ streams: Streams) -> Int32 {
    let near = Nearest.of(word, among: commands.map(\.name)).map { " Did you mean '\($0)'?" } ?? ""
    streams.error("portico: there is no command '\(word)'.\(near)\n\n\(overview)")
    return 2
  }

  private static var overview: String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let lines = commands.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count)
        + command.summary + "\n"
    }
    return "USAGE\n  portico COMMAND\n\nCOMMANDS\n" + lines.joined()
      + "\n'portico help COMMAND' tells more.\n"
  }
}
