/// The name of a function as it's written in source code, derived from a demangled symbol.
///
/// It omits types. For example, the first of these becomes the second:
///
///     closure #1 @Sendable () -> () in App.Home.load(page: Swift.Int) -> ()
///     closure #1 in App.Home.load(page:)
package struct FunctionName: Equatable, Sendable, CustomStringConvertible {
  /// The module that contains the code; for a member of an extension, the module of the extension.
  package let module: String
  /// The name without its module: `Home.load(page:)`.
  package let path: String
  /// The text that precedes the name, such as `closure #1 in `.
  let place: String
  /// A Boolean value that indicates whether the function is in an extension of another module's type.
  let isExtension: Bool

  package var description: String {
    isExtension ? "\(place)\(path) (extension in \(module))" : "\(place)\(module).\(path)"
  }

  /// - Parameter text: A demangled symbol.
  /// - Returns: `nil` for code that the compiler adds, such as thunks.
  package init?(demangled text: String) {
    guard let text = Self.withoutWrapping(text[...]) else { return nil }
    var parts = text.split(atTopLevel: " in ")
    guard var entity = parts.popLast() else { return nil }
    if let start = entity.firstRange(of: "static "), start.lowerBound == entity.startIndex {
      entity = entity[start.upperBound...]
    }
    if entity.hasPrefix("(extension in "), let end = entity.firstIndex(of: ")") {
      module = String(entity[..<end].dropFirst("(extension in ".count))
      // The name of the extended type begins with that type's module.
      let name = entity[end...].drop { $0 != "." }.dropFirst()
      path = Self.signature(name)
      isExtension = true
    } else {
      module = String(entity.prefix { $0 != "." })
      path = Self.signature(entity.drop { $0 != "." }.dropFirst())
      isExtension = false
    }
    guard !module.isEmpty, !path.isEmpty, !module.contains(" ") else { return nil }
    place = parts.filter { !$0.hasPrefix("$defer") }.map { Self.inner($0) + " in " }.joined()
  }

  /// Returns the name without the prefixes that the compiler adds, or `nil` for a thunk.
  private static func withoutWrapping(_ text: Substring) -> Substring? {
    var text = text
    while true {
      let before = text
      for prefix in ["merged ", "partial apply forwarder for ", "@objc ", "implicit "]
      where text.hasPrefix(prefix) && (prefix != "implicit " || !text.hasPrefix("implicit closure"))
      {
        text = text.dropFirst(prefix.count)
      }
      for word in [" of ", " for "] where text.isWrapped {
        guard let end = text.topLevelRange(of: word) else { continue }
        text = text[end.upperBound...]
      }
      if text.hasPrefix("protocol witness for ") { return witness(text) }
      if text == before { break }
    }
    for thunk in ["reabstraction thunk", "outlined ", "dispatch thunk", "type metadata "]
    where text.hasPrefix(thunk) {
      return nil
    }
    return text
  }

  /// Returns the type's method for a protocol witness, which is demangled as in this example:
  ///
  ///     protocol witness for P.method() -> () in conformance App.Home : P in App
  private static func witness(_ text: Substring) -> Substring? {
    let parts = text.dropFirst("protocol witness for ".count).split(atTopLevel: " in ")
    guard parts.count > 1, parts[1].hasPrefix("conformance ") else { return nil }
    let type = parts[1].dropFirst("conformance ".count).split(atTopLevel: " : ")[0]
    let name = parts[0].pathEnd
    guard let dot = parts[0][..<name].lastIndex(of: ".") else { return nil }
    return "\(type)\(parts[0][dot...])"
  }

  /// Returns a closure with its number, or the name of a local function with its labels.
  private static func inner(_ text: Substring) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    if let index = words.firstIndex(of: "closure"), index + 1 < words.count {
      return words[...(index + 1)].joined(separator: " ")
    }
    guard words.count > 1, words[1].hasPrefix("#") else { return String(text) }
    let types = text.dropFirst(words[0].count + words[1].count + 2)
    return words[0] + (types.hasPrefix("(") ? labels(types) : "")
  }

  /// Returns the name of a function with its argument labels, or the name of a property without its accessor.
  private static func signature(_ text: Substring) -> String {
    let end = text.pathEnd
    var names = text[..<end].split(separator: ".", omittingEmptySubsequences: false).map {
      // A private name: `(name in _D4F3…)`.
      $0.hasPrefix("(") ? String($0.dropFirst().prefix { $0 != " " }) : String($0)
    }
    if let last = names.last, accessors.contains(last) {
      names.removeLast()
      return names.joined(separator: ".")
    }
    switch names.last {
    case "__allocating_init": names[names.count - 1] = "init"
    case "__deallocating_deinit", "__isolated_deallocating_deinit":
      names[names.count - 1] = "deinit"
    default: break
    }
    var rest = text[end...]
    if rest.hasPrefix("<"), let close = rest.closing { rest = rest[close...].dropFirst() }
    return names.joined(separator: ".") + (rest.hasPrefix("(") ? labels(rest) : "")
  }

  private static let accessors: Set<String> = [
    "getter", "setter", "modify", "modify2", "read", "read2", "willset", "didset",
    "unsafeMutableAddressor", "unsafeAddressor",
  ]

  /// Returns the argument labels, such as `(at:_:)` for `(at: Swift.Int, App.Row) -> ()`.
  private static func labels(_ text: Substring) -> String {
    guard let close = text.closing else { return "" }
    let list = text[text.index(after: text.startIndex)..<close]
    guard !list.isEmpty else { return "()" }
    let labels = list.split(atTopLevel: ", ").map { argument in
      argument.topLevelRange(of: ": ").map { argument[..<$0.lowerBound] } ?? "_"
    }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension Substring {
  /// A Boolean value that indicates whether a description of compiler-generated code precedes the name, which ends
  /// with ` of ` or ` for `.
  fileprivate var isWrapped: Bool {
    let starts = [
      "generic ", "function signature ", "inlined generic ", "variable initialization expression",
      "default argument ", "one-time initialization ", "property wrapper ", "async ",
    ]
    guard !starts.contains(where: hasPrefix) else { return true }
    // `(1) suspend resume partial function for `
    return first == "(" && dropFirst().first?.isNumber == true
  }

  /// The end of a function's name: the start of its type, type parameters, or arguments.
  fileprivate var pathEnd: Index {
    var index = startIndex
    while index < endIndex {
      let rest = self[index...]
      if rest.hasPrefix(" : ") || rest.hasPrefix("<") { return index }
      if rest.hasPrefix("(") {
        guard let close = rest.closing, rest[..<close].contains(" in _") else { return index }
        index = close
      }
      index = self.index(after: index)
    }
    return endIndex
  }

  /// The index of the bracket that closes the first bracket.
  fileprivate var closing: Index? {
    var depth = 0
    for (index, step) in levels {
      depth += step
      if depth == 0 { return index }
    }
    return nil
  }

  /// The change of nesting depth at each character: 1 for an opening bracket, -1 for a closing one. The `>` of an
  /// arrow doesn't count.
  private var levels: some Sequence<(Index, Int)> {
    indices.lazy.map { index in
      switch self[index] {
      case "(", "[", "<", "{": (index, 1)
      case ")", "]", "}": (index, -1)
      case ">": (index, index > startIndex && self[self.index(before: index)] == "-" ? 0 : -1)
      default: (index, 0)
      }
    }
  }

  fileprivate func topLevelRange(of text: String) -> Range<Index>? {
    var depth = 0
    for (index, step) in levels {
      if depth == 0, step == 0, self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      depth += step
    }
    return nil
  }

  fileprivate func split(atTopLevel separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while let range = rest.topLevelRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}

extension String {
  fileprivate func split(atTopLevel separator: String) -> [Substring] {
    self[...].split(atTopLevel: separator)
  }
}
