/// The build settings of a target in a configuration, as they are for the iPhone simulator.
struct BuildSettings {
  let configuration: String
  /// The layers, with increasing precedence: the project's file and own settings, and the target's file and own
  /// settings.
  private let layers: [[String: String]]

  /// The largest size of an expanded setting, because settings that refer to each other can grow exponentially.
  private static let longest = 20_000

  init(_ layers: [[String: String]], configuration: String) {
    self.configuration = configuration
    self.layers = layers.map { layer in
      var plain: [String: String] = [:]
      // A setting with a condition takes precedence over one without.
      for (name, value) in layer.sorted(by: { $0.key < $1.key }) {
        let parts = name.split(separator: "[", maxSplits: 1)
        guard let first = parts.first else { continue }
        if parts.count == 1 {
          plain[name] = value
        } else if Self.holds(parts[1], configuration) {
          plain[String(first)] = value
        }
      }
      return plain
    }
  }

  /// The value with all references replaced, or `nil` if it's not set or empty.
  subscript(name: String) -> String? {
    var budget = Self.longest
    let value = value(name, below: layers.count, 0, &budget)
    return value.isEmpty ? nil : value
  }

  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// Returns the values of a list.
  func words(_ name: String) -> [String] {
    let text = (self[name] ?? "").replacing("\"", with: "")
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Returns the names of all settings with a prefix.
  func names(_ prefix: String) -> [String] {
    Set(layers.flatMap(\.keys).filter { $0.hasPrefix(prefix) }).sorted()
  }

  /// Returns a text with its references replaced.
  func expanded(_ text: String) -> String {
    var budget = Self.longest
    return expanded(text, nil, 0, 0, &budget)
  }

  /// Returns `true` if the conditions after a name are met: `sdk=iphoneos*][config=Debug]`.
  private static func holds(_ conditions: Substring, _ configuration: String) -> Bool {
    let here = ["sdk": "iphonesimulator", "config": configuration, "arch": "x86_64"]
    for condition in conditions.split(whereSeparator: { "[],".contains($0) }) {
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let value = here[parts[0]] else { return false }
      let pattern = parts[1]
      let fits = pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
      guard fits else { return false }
    }
    return true
  }

  private func value(_ name: String, below top: Int, _ depth: Int, _ budget: inout Int) -> String {
    for index in layers.indices.prefix(top).reversed() {
      guard let text = layers[index][name] else { continue }
      return expanded(text, name, index, depth, &budget)
    }
    return ""
  }

  private func expanded(
    _ text: String, _ name: String?, _ layer: Int, _ depth: Int, _ budget: inout Int
  ) -> String {
    guard text.contains("$"), depth < 32, budget > 0 else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = Self.close(rest, open)
      else {
        result += "$"
        continue
      }
      let inner = String(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...]
      budget -= 1
      let found = reference(inner, name, layer, depth, &budget)
      budget -= found.utf8.count
      guard budget > 0 else { return result }
      result += found
    }
    return result + rest
  }

  /// Returns the bracket that closes the first one. References can be nested.
  private static func close(_ text: Substring, _ open: Character) -> Substring.Index? {
    let end: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == end { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func reference(
    _ text: String, _ name: String?, _ layer: Int, _ depth: Int, _ budget: inout Int
  ) -> String {
    let parts = expanded(text, name, layer, depth + 1, &budget)
      .split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var value: String
    if parts[0] == "inherited", let name {
      value = self.value(name, below: layer, depth + 1, &budget)
    } else {
      value = self.value(parts[0], below: layers.count, depth + 1, &budget)
    }
    for change in parts.dropFirst() {
      switch change {
      case "c99extidentifier", "identifier": value = Paths.module(value)
      case "rfc1034identifier":
        value = value.replacing(/[^A-Za-z0-9.]/, with: "-")
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      default:
        if change.hasPrefix("default="), value.isEmpty { value = String(change.dropFirst(8)) }
      }
    }
    return value
  }
}
