/// Completion scripts, generated from the declarations that parsing and help use.
enum Completion {
  static let shells = ["bash", "zsh", "fish"]

  static func script(for shell: String, _ commands: [Command]) -> String? {
    switch shell {
    case "bash": bash(commands)
    case "zsh": zsh(commands)
    case "fish": fish(commands)
    default: nil
    }
  }

  /// Returns a script for bash, which splits words at `=`, so that `--format=js` is three words.
  private static func bash(_ commands: [Command]) -> String {
    var lines = [
      "_portico() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      "  if [ \"$word\" = \"=\" ]; then word=\"\"",
      "  elif [ \"$before\" = \"=\" ]; then before=\"${COMP_WORDS[COMP_CWORD-2]}\"; fi",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W \"\(names(commands))\" -- \"$word\")); return",
      "  fi",
      "  case \"${COMP_WORDS[1]} $before\" in",
    ]
    for command in commands {
      for option in command.allOptions where option.value != nil && !option.isPath {
        let heads = heads(of: option).map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
        lines.append(
          "  \(heads)) COMPREPLY=($(compgen -W \"\(option.choices.joined(separator: " "))\" -- \"$word\")); return;;"
        )
      }
      let paths = command.allOptions.filter(\.isPath).flatMap(heads)
      if !paths.isEmpty {
        let heads = paths.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
        lines.append("  \(heads)) compopt -o default; return;;")
      }
    }
    lines += ["  esac", "  case \"${COMP_WORDS[1]} $word\" in"]
    for command in commands {
      let options = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
      lines.append(
        "  \"\(command.name) -\"*) COMPREPLY=($(compgen -W \"\(options)\" -- \"$word\"));;")
      if !command.choices.isEmpty {
        lines.append(
          "  \"\(command.name) \"*) [ \"$COMP_CWORD\" -eq 2 ] && COMPREPLY=($(compgen -W \"\(command.choices.joined(separator: " "))\" -- \"$word\"));;"
        )
      } else if !command.arguments.isEmpty {
        lines.append("  \"\(command.name) \"*) compopt -o default;;")
      }
    }
    lines += ["  esac", "}", "complete -F _portico portico"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func zsh(_ commands: [Command]) -> String {
    var lines = [
      "#compdef portico", "_portico() {", "  local -a commands", "  commands=(",
    ]
    for command in commands {
      lines.append("    \(quoted("\(command.name):\(command.summary)"))")
    }
    lines += [
      "  )", "  if (( CURRENT == 2 )); then _describe command commands; return; fi",
      "  local command=$words[2]", "  shift words; (( CURRENT-- ))", "  case $command in",
    ]
    for command in commands {
      var specs: [String] = []
      for option in command.allOptions {
        var value = ""
        if let name = option.value {
          let action =
            option.isPath ? "_files" : option.choices.isEmpty ? "" : "(\(joined(option.choices)))"
          value = ":\(name.lowercased()):\(action)"
        }
        let equals = option.value == nil ? "" : "="
        let help = option.help.replacing("[", with: "(").replacing("]", with: ")")
        for head in heads(of: option) {
          let star = option.isRepeated ? "*" : ""
          let sign = head.hasPrefix("--") ? equals : ""
          specs.append(quoted("\(star)\(head)\(sign)[\(help)]\(value)"))
        }
      }
      if !command.choices.isEmpty {
        specs.append(quoted("1:\(command.arguments):(\(joined(command.choices)))"))
      } else if !command.arguments.isEmpty {
        specs.append("'*:path:_files'")
      }
      lines.append("    \(command.name)) _arguments \(joined(specs));;")
    }
    lines += ["  esac", "}"]
    // As a function of `$fpath`, the script completes immediately. Run by `eval`, it registers the function.
    lines.append(
      "if [ \"$funcstack[1]\" = _portico ]; then _portico \"$@\"; else compdef _portico portico; fi"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fish(_ commands: [Command]) -> String {
    var lines: [String] = []
    for command in commands {
      lines.append(
        "complete -c portico -f -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
      )
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        var line = "complete -c portico \(condition) -l \(option.name)"
        if let short = option.short { line += " -s \(short)" }
        if option.isPath {
          line += " -rF"
        } else if option.value != nil {
          line += " -x"
          if !option.choices.isEmpty { line += " -a '\(joined(option.choices))'" }
        }
        lines.append("\(line) -d \(quoted(option.help))")
      }
      if !command.choices.isEmpty {
        lines.append("complete -c portico -f \(condition) -a '\(joined(command.choices))'")
      } else if command.arguments.isEmpty {
        lines.append("complete -c portico -f \(condition)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heads(of option: Command.Option) -> [String] {
    (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
  }

  private static func names(_ commands: [Command]) -> String { joined(commands.map(\.name)) }
  private static func joined(_ words: [String]) -> String { words.joined(separator: " ") }
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
