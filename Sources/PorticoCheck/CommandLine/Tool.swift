/// The tool's commands.
package enum Tool {
  package static let commands = [CheckCommand.command]

  package static func run(_ words: [String], _ streams: CheckCommand.Streams) -> Int32 {
    guard let first = words.first else {
      streams.error(overview)
      return 2
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "check": return CheckCommand.run(rest, streams)
    case "help", "--help", "-h":
      if let topic = rest.first {
        guard let command = commands.first(where: { $0.name == topic }) else {
          return unknown(topic, streams)
        }
        streams.out(command.help(of: "portico"))
      } else {
        streams.out(overview)
      }
      return 0
    case "rules":
      for rule in AllRules.rules { streams.out("\(rule.name)\n  \(rule.summary)\n") }
      return 0
    case "completion":
      guard let shell = rest.first, let text = Completion.script(for: shell, commands) else {
        streams.error("portico completion: say bash, zsh or fish\n")
        return 2
      }
      streams.out(text)
      return 0
    default: return unknown(first, streams)
    }
  }

  private static func unknown(_ word: String, _ streams: CheckCommand.Streams) -> Int32 {
    let names = commands.map(\.name) + ["help", "rules", "completion"]
    let near = Nearest.of(word, among: names).map { " Did you mean '\($0)'?" } ?? ""
    streams.error("portico: there is no command '\(word)'.\(near)\n\n\(overview)")
    return 2
  }

  private static var overview: String {
    let width = 12
    let lines =
      commands.map { ($0.name, $0.summary) } + [
        ("rules", "list the rules"), ("completion", "print a completion script: bash, zsh, fish"),
        ("help", "explain a command"),
      ]
    return "USAGE\n  portico COMMAND\n\nCOMMANDS\n"
      + lines.map { name, summary in
        "  " + name + String(repeating: " ", count: width - name.count) + summary + "\n"
      }.joined() + "\n'portico help COMMAND' tells more.\n"
  }
}

/// Completion scripts, made from the same declarations.
enum Completion {
  static func script(for shell: String, _ commands: [Command]) -> String? {
    let names = (commands.map(\.name) + ["help", "rules", "completion"]).joined(separator: " ")
    switch shell {
    case "bash":
      let cases = commands.map { command in
        "    \(command.name)) COMPREPLY=($(compgen -f -W \"\(command.options.map { "--\($0.name)" }.joined(separator: " "))\" -- \"$word\"));;"
      }.joined(separator: "\n")
      return """
        _portico() {
          local word="${COMP_WORDS[COMP_CWORD]}"
          if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "\(names)" -- "$word")); return; fi
          case "${COMP_WORDS[1]}" in
        \(cases)
          esac
        }
        complete -o default -F _portico portico

        """
    case "zsh":
      let cases = commands.map { command in
        "    \(command.name)) _arguments \(command.options.map { "'--\($0.name)[\($0.help.replacing("'", with: ""))]'" }.joined(separator: " ")) '*:path:_files';;"
      }.joined(separator: "\n")
      return """
        #compdef portico
        _portico() {
          if (( CURRENT == 2 )); then compadd \(names); return; fi
          local command=$words[2]
          shift words; (( CURRENT-- ))
          case $command in
        \(cases)
          esac
        }
        _portico "$@"

        """
    case "fish":
      var lines = ["complete -c portico -n __fish_use_subcommand -a '\(names)'"]
      for command in commands {
        for option in command.options {
          lines.append(
            "complete -c portico -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name) -d '\(option.help.replacing("'", with: ""))'"
          )
        }
      }
      return lines.joined(separator: "\n") + "\n"
    default: return nil
    }
  }
}
