package import PorticoCheck

/// The forms of a name.
package struct Names: Equatable {
  /// `UserProfile`
  package let type: String
  /// `userProfile`
  package let variable: String
  /// `User profile`
  package let title: String
  /// The name in a sentence, such as `user profile`.
  package var words: String { title.first.map { $0.lowercased() + title.dropFirst() } ?? "" }

  /// - Parameter text: A name such as `UserProfile`, `user profile` or `user-profile`. An ending such as
  ///   `ViewController` is removed.
  package init(_ text: String) throws(Mistake) {
    let parts = text.split { " -_./".contains($0) }.flatMap { Naming.words(String($0)) }
    var words = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    for ending in [["View", "Controller"], ["VC"], ["Coordinator"], ["Screen"], ["Module"]]
    where words.count > ending.count && words.suffix(ending.count) == ending {
      words.removeLast(ending.count)
    }
    let type = words.joined()
    try Self.check(type, "the name", as: text)
    if Self.taken.contains(type) {
      throw Mistake(message: "'\(type)' is the name of a common type; choose another name")
    }
    if ["UI", "NS"].contains(type.prefix(2)), type.dropFirst(2).first?.isUppercase == true {
      throw Mistake(
        message: "'\(type)' is named like one of Apple's types; omit '\(type.prefix(2))'")
    }
    self.type = type
    variable = Self.variable(words)
    try Self.check(variable, "the name", as: text)
    title = words.enumerated().map {
      $0 == 0 || $1.allSatisfy(\.isUppercase) ? $1 : $1.lowercased()
    }.joined(separator: " ")
  }

  private static func variable(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return first.lowercased() + words.dropFirst().joined()
  }

  /// Returns a field's name with separate words, such as `First name`.
  static func title(ofField name: String) -> String {
    let words = Naming.words(name).map { $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  static func check(_ name: String, _ what: String, as text: String? = nil) throws(Mistake) {
    let written = (text ?? name).printable
    let isName =
      name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName else {
      throw Mistake(message: "\(what) '\(written)' is not a valid name in Swift")
    }
    guard !keywords.contains(name) else {
      throw Mistake(message: "\(what) '\(written)' is a Swift keyword")
    }
  }

  /// Throws if the name of a module is invalid. It can contain points: `App.Model`.
  static func check(module: String) throws(Mistake) {
    for part in module.split(separator: ".", omittingEmptySubsequences: false) {
      try check(String(part), "the module", as: module)
    }
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol", "_",
  ]

  /// The names that the built-in templates use themselves.
  static let reserved: Set<String> = [
    "content", "failure", "loader", "load", "view", "presenter", "hash",
  ]

  /// The modules that an app imports, so that it can't have their names.
  static let modules: Set<String> = [
    "Portico", "Foundation", "Swift", "Testing", "XCTest", "CoreGraphics", "QuartzCore",
  ]

  private static let taken: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "Date", "URL", "Data", "UUID", "Error", "Result",
    "Task", "Optional", "Array", "Set", "Dictionary", "Character", "Range", "Decimal", "Locale",
    "Calendar", "Never", "Void", "Coordinator", "Module", "Assembly", "Router", "Interactor",
    "Presenter", "Outcome", "Live", "View", "Test", "Suite", "Issue", "Comment", "Notification",
    "Bundle", "Timer", "Thread", "Operation", "Process", "Scene", "Actor", "Observable",
    "Observation", "App", "Sequence", "Collection",
  ]
}
