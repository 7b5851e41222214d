import Foundation
package import PorticoCheck

/// A command of the tool. Parsing, help and completion use the same declaration.
package struct Command: Sendable {
  package struct Option: Sendable {
    package var name: String
    package var short: Character?
    /// The placeholder for the option's value, or `nil` if the option is a switch.
    package var value: String?
    /// The possible values, or an empty array if any value is possible.
    package var choices: [String] = []
    package var help: String
    package var isRepeated = false

    /// A Boolean value that indicates whether the value is a path.
    var isPath: Bool { value == "FILE" || value == "FOLDER" }
  }

  /// A part of the help page after the options.
  package struct Section: Sendable {
    package var title: String
    package var text: String
  }

  package var name: String
  package var summary: String
  package var arguments = ""
  /// The possible values of the first argument, for completion. Empty if it's a path.
  package var choices: [String] = []
  package var discussion = ""
  package var options: [Option] = []
  package var sections: [Section] = []
  /// Runs the command, and returns the exit status.
  package var run: @Sendable (Values, Streams) throws -> Int32

  /// The option that every command has.
  package static let help = Option(name: "help", short: "h", help: "Show this help.")

  package struct Values: Sendable {
    package var options: [String: [String]] = [:]
    package var arguments: [String] = []

    package func has(_ name: String) -> Bool { options[name] != nil }
    package subscript(name: String) -> String? { options[name]?.last }
  }

  package var allOptions: [Option] { options + [Self.help] }

  /// Parses the words after the command's name, and runs the command. Errors are written to the error stream.
  package func run(words: [String], _ streams: Streams) -> Int32 {
    do {
      let values: Values
      do {
        values = try parse(words)
      } catch {
        let hint = "Run 'portico help \(name)' for usage."
        throw Mistake(message: "\(error.message)\n\(hint)")
      }
      if values.has("help") {
        streams.out(help(width: streams.width ?? 80))
        return 0
      }
      return try run(values, streams)
    } catch let mistake as Mistake {
      streams.error("portico \(name): \(mistake.message)\n")
    } catch {
      streams.error("portico \(name): \(error.localizedDescription)\n")
    }
    return 2
  }

  package func parse(_ words: [String]) throws(Mistake) -> Values {
    var values = Values()
    var index = 0
    var onlyArguments = false
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyArguments || !word.hasPrefix("-") || word == "-" {
        values.arguments.append(word)
        continue
      }
      if word == "--" {
        onlyArguments = true
        continue
      }
      let (switches, option, attached) = try options(in: word)
      for option in switches { values.options[option.name, default: []].append("") }
      guard let option, let valueName = option.value else { continue }
      let value: String
      if let attached {
        value = attached
      } else if index < words.count {
        value = words[index]
        index += 1
      } else {
        throw Mistake(message: "'--\(option.name)' needs a value: \(valueName)")
      }
      if !option.choices.isEmpty, !option.choices.contains(value) {
        let near = Nearest.of(value, among: option.choices)
        throw Mistake(
          message: "'\(value)' is no \(valueName.lowercased()) of '--\(option.name)'"
            + (near.map { "; did you mean '\($0)'?" }
              ?? "; it is one of \(option.choices.joined(separator: ", "))"))
      }
      if values.options[option.name] != nil, !option.isRepeated {
        throw Mistake(message: "'--\(option.name)' is given twice")
      }
      values.options[option.name, default: []].append(value)
    }
    if arguments.isEmpty, let first = values.arguments.first {
      throw Mistake(message: "takes no argument, but was given '\(first)'")
    }
    return values
  }

  /// Parses a word that begins with `-`: `--format=json`, `-f`, `-fjson`, `-ef`.
  private func options(
    in word: String
  ) throws(Mistake) -> (switches: [Option], last: Option?, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let isLong = word.hasPrefix("--")
    let name = String(parts[0].dropFirst(isLong ? 2 : 1))
    if isLong, let option = allOptions.first(where: { $0.name == name }) {
      if option.value != nil { return ([], option, parts.count > 1 ? parts[1] : nil) }
      if parts.count > 1 { throw Mistake(message: "'--\(name)' takes no value") }
      return ([option], nil, nil)
    }
    var switches: [Option] = []
    // `-format` is a long option with a missing `-`.
    if !isLong, !allOptions.contains(where: { $0.name == name }) {
      var rest = word.dropFirst()
      while let letter = rest.popFirst(),
        let option = allOptions.first(where: { $0.short == letter })
      {
        guard option.value == nil else {
          if rest.first == "=" { rest = rest.dropFirst() }
          return (switches, option, rest.isEmpty && !word.hasSuffix("=") ? nil : String(rest))
        }
        switches.append(option)
        if rest.isEmpty { return (switches, nil, nil) }
      }
    }
    let near = Nearest.of(name, among: allOptions.map(\.name))
    throw Mistake(
      message: "there is no option '\(parts[0])'"
        + (near.map { "; did you mean '--\($0)'?" } ?? ""))
  }

  /// Returns the help page, in the order of a manual page.
  package func help(width: Int = 80) -> String {
    let width = min(max(width, 40), 100)
    var lines = ["NAME", "    portico \(name) - \(summary)", "", "SYNOPSIS"]
    let synopsis = ["portico \(name)", options.isEmpty ? "" : "[OPTION...]", arguments]
    lines.append("    " + synopsis.filter { !$0.isEmpty }.joined(separator: " "))
    if !discussion.isEmpty {
      lines += ["", "DESCRIPTION"] + Paragraphs.flow(discussion, width: width, indent: "    ")
    }
    lines += ["", "OPTIONS"]
    for option in allOptions {
      let value = option.value.map { " " + $0 } ?? ""
      lines.append("    \(option.short.map { "-\($0), " } ?? "")--\(option.name)\(value)")
      var text = option.help
      if !option.choices.isEmpty { text += " One of \(option.choices.joined(separator: ", "))." }
      lines += Paragraphs.lines(text, width: width, indent: "        ")
    }
    for section in sections {
      lines += ["", section.title] + Paragraphs.flow(section.text, width: width, indent: "    ")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
