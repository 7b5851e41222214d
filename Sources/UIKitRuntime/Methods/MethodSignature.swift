import Foundation

/// The signature of a method from its demangled symbol.
struct MethodSignature: Equatable {
  /// The type of a parameter.
  enum Parameter: Equatable {
    /// `Any` or `Any?`.
    case anything(isOptional: Bool)
    /// An object of the named class, or any object if `name` is `nil`.
    case object(module: String?, name: String?, isOptional: Bool)
  }

  let name: String
  /// `nil` for parameters without a label.
  let labels: [String?]
  let parameters: [Parameter]

  /// - Parameter symbol: In the format of the runtime's demangler:
  ///   `App.Home.buy(_: UIKitCore.UIButton, forEvent: Swift.Optional<UIKitCore.UIEvent>) -> ()`.
  /// - Returns: `nil` if the symbol isn't a method that can be called by name: the method must not be generic,
  ///   throwing, asynchronous or static, must not return a value, and can only have objects as parameters.
  init?(_ symbol: String, of className: String) {
    var text = Substring(symbol)
    if text.hasPrefix("(extension in ") { text = text.drop { $0 != ":" }.dropFirst() }
    guard text.hasPrefix(className + "."), text.hasSuffix(") -> ()") else { return nil }
    text = text.dropFirst(className.count + 1).dropLast(") -> ()".count)
    if text.hasPrefix("(") {
      // Private to a file: `(buy in _409CA3001E06522C)`.
      guard let end = text.firstIndex(of: ")"), let space = text.firstIndex(of: " ") else {
        return nil
      }
      name = String(text[text.index(after: text.startIndex)..<space])
      text = text[text.index(after: end)...]
    } else {
      guard let open = text.firstIndex(of: "(") else { return nil }
      name = String(text[..<open])
      text = text[open...]
    }
    guard text.first == "(", !name.contains(where: { "<. ".contains($0) }) else { return nil }
    var labels: [String?] = []
    var parameters: [Parameter] = []
    for part in Self.split(text.dropFirst()) {
      var type = part
      var label: String?
      if let colon = part.range(of: ": ") {
        label = part[..<colon.lowerBound] == "_" ? nil : String(part[..<colon.lowerBound])
        type = part[colon.upperBound...]
      }
      guard let parameter = Self.parameter(type) else { return nil }
      labels.append(label)
      parameters.append(parameter)
    }
    self.labels = labels
    self.parameters = parameters
  }

  /// Returns the labels of the parameters before the closing parenthesis.
  static func labels(_ text: Substring) -> [String?] {
    var depth = 0
    let end = text.indices.first { index in
      switch text[index] {
      case "(", "<", "[": depth += 1
      case ")" where depth == 0: return true
      case ")", "]": depth -= 1
      case ">" where text[..<index].last != "-": depth -= 1
      default: break
      }
      return false
    }
    return split(text[..<(end ?? text.endIndex)]).map { part in
      let label = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return label == "_" || !part.dropFirst(label.count).hasPrefix(": ") ? nil : String(label)
    }
  }

  /// Splits the text at commas outside of brackets.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "<", "[": depth += 1
      case ")", "]": depth -= 1
      case ">" where text[..<index].last != "-": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
      default: break
      }
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }

  private static func parameter(_ type: Substring) -> Parameter? {
    let optional = "Swift.Optional<"
    let isOptional = type.hasPrefix(optional)
    let type = isOptional ? type.dropFirst(optional.count).dropLast() : type
    if type == "Any" { return .anything(isOptional: isOptional) }
    if type == "Swift.AnyObject" {
      return .object(module: nil, name: nil, isOptional: isOptional)
    }
    guard !type.contains(where: { "<( [&".contains($0) }), let dot = type.firstIndex(of: ".") else {
      return nil
    }
    return .object(
      module: String(type[..<dot]), name: String(type[type.index(after: dot)...]),
      isOptional: isOptional)
  }

  // MARK: Selectors

  /// The Objective-C name of the method, the same as from `#selector`.
  var selector: String { Self.selector(name, labels) }

  static func selector(_ name: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let first {
      selector += Self.startsWithPreposition(first) ? "" : "With"
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    return labels.dropFirst().reduce(selector + ":") { $0 + ($1 ?? "") + ":" }
  }

  private static let prepositions: Set<String> = [
    "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "during",
    "following", "for", "from", "given", "in", "including", "inside", "into", "matching", "of",
    "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    "without",
  ]

  private static func startsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase }))
  }
}
