/// Completion scripts, made from the same declarations.
enum Completion {
  static func script(for shell: String, _ commands: [Command]) -> String? {
    let names = commands.map(\.name).joined(separator: " ")
    switch shell {
    case "bash":
      let cases = commands.map { command in
        "    \(command.name)) COMPREPLY=($(compgen -f -W \"\(command.allOptions.map { "--\($0.name)" }.joined(separator: " "))\" -- \"$word\"));;"
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
        "    \(command.name)) _arguments \(command.allOptions.map { "'--\($0.name)[\($0.help.replacing("'", with: ""))]'" }.joined(separator: " ")) '*:path:_files';;"
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
        for option in command.allOptions {
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
