/// A command of the tool: what it takes, said once; parsing and help come from it.
package struct Command: Sendable {
  package struct Option: Sendable {
    package var name: String
    package var short: Character?
    /// The name of its value; nil if it is a switch.
    package var value: String?
    package var choices: [String] = []
    package var help: String
    package var isRepeated = false
  }

  package var name: String
  package var summary: String
  package var arguments: String
  package var discussion = ""
  package var options: [Option]

  package struct Values: Sendable {
    package var options: [String: [String]] = [:]
    package var arguments: [String] = []

    package func has(_ name: String) -> Bool { options[name] != nil }
    package subscript(name: String) -> String? { options[name]?.last }
  }

  /// A mistake on the command line, with the way out of it.
  package struct Mistake: Error, Equatable {
    package var message: String
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
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let isLong = word.hasPrefix("--")
      let name = isLong ? String(parts[0].dropFirst(2)) : String(parts[0].dropFirst())
      guard
        let option = options.first(where: {
          isLong ? $0.name == name : $0.short.map(String.init) == name
        })
      else {
        let near = Nearest.of(name, among: options.map(\.name))
        throw Mistake(
          message: "unknown option '\(word)'" + (near.map { "; did you mean '--\($0)'?" } ?? ""))
      }
      guard let valueName = option.value else {
        if parts.count > 1 { throw Mistake(message: "'--\(option.name)' takes no value") }
        values.options[option.name, default: []].append("")
        continue
      }
      var value: String
      if parts.count > 1 {
        value = parts[1]
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
            + (near.map { "; did you mean '\($0)'?" } ?? "")
            + " It is one of \(option.choices.joined(separator: ", ")).")
      }
      if values.options[option.name] != nil, !option.isRepeated {
        throw Mistake(message: "'--\(option.name)' is given twice")
      }
      values.options[option.name, default: []].append(value)
      value = ""
    }
    return values
  }

  /// The help page.
  package func help(of tool: String) -> String {
    var lines = [
      "\(tool) \(name) — \(summary)", "", "USAGE", "  \(tool) \(name) [OPTIONS] \(arguments)",
    ]
    if !discussion.isEmpty {
      lines += ["", "DESCRIPTION"]
      lines += discussion.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  \($0)"
      }
    }
    lines += ["", "OPTIONS"]
    for option in options {
      var head = option.short.map { "-\($0), " } ?? ""
      head += "--\(option.name)"
      if let value = option.value { head += " \(value)" }
      lines.append("  \(head)")
      lines.append("      \(option.help)")
      if !option.choices.isEmpty {
        lines.append("      One of: \(option.choices.joined(separator: ", ")).")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Answers mistakes with what was probably meant.
package enum Nearest {
  package static func of(_ word: String, among words: [String]) -> String? {
    let best = words.map { (word: $0, distance: distance(word, $0)) }.min {
      $0.distance < $1.distance
    }
    guard let best, best.distance <= max(2, word.count / 3) else { return nil }
    return best.word
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[right.count]
  }
}
