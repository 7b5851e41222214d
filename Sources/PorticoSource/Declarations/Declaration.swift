import SwiftReading

/// A declaration and the tokens that it is made of.
final class Declaration {
  enum Kind {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case function, initializer, subscripting, property, alias

    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .actor, .protocol, .extension: true
      default: false
      }
    }
  }

  struct Attribute {
    let name: String
    /// From `@` to the end of the arguments.
    let tokens: Range<Int>
  }

  struct Modifier {
    let word: Word
    let tokens: Range<Int>
  }

  struct Parameter {
    let label: String?
    let name: String
    let type: Range<Int>
  }

  let kind: Kind
  let name: String
  /// From the first attribute or modifier.
  let first: Int
  let keyword: Int
  let nameToken: Int
  private(set) weak var parent: Declaration?

  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// Behind the last token.
  var end = 0
  /// The braces; of a property those of its accessors.
  var body: (open: Int, close: Int)?
  var members: [Declaration] = []

  // MARK: Types

  /// The types after the colon, and the token behind them.
  var inherited: [String] = []
  var endOfInherited: Int?
  /// Behind the name and the generic parameters.
  var endOfName = 0
  var hasGenerics = false
  var isConstrained = false

  // MARK: Functions

  var parameters: [Parameter] = []
  var effects: Set<Word> = []

  // MARK: Properties

  /// What a property is of, a function returns, or an alias stands for.
  var type: Range<Int>?
  var isConstant = false
  var isComputed = false
  var isSettable = true
  /// The braces' contents begin with accessors.
  var accessors: [Word: Int] = [:]
  /// The braces are those of `willSet` and `didSet`.
  var isObserved: Bool { accessors[.willSet] != nil || accessors[.didSet] != nil }
  /// One of several after one `var`.
  var isOneOfSeveral = false

  init(
    _ kind: Kind, _ name: String, first: Int, keyword: Int, nameToken: Int, parent: Declaration?
  ) {
    self.kind = kind
    self.name = name
    self.first = first
    self.keyword = keyword
    self.nameToken = nameToken
    self.parent = parent
  }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  func has(_ word: Word) -> Bool { modifiers.contains { $0.word == word } }

  func modifier(_ word: Word) -> Modifier? { modifiers.first { $0.word == word } }

  /// A member of the type, not of its instances.
  var isStatic: Bool { has(.static) || has(.class) }

  /// With the labels of the parameters, which tell it from others of the name: `list(_:didSelect:)`.
  var signature: String {
    guard kind == .function else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// With the names of the types around it; of an extension what it extends.
  var path: String {
    var path = name
    var outer = parent
    while let present = outer, present.kind.isType {
      path = present.name + "." + path
      outer = present.parent
    }
    return path
  }

  /// Whether it stands in a function.
  var isLocal: Bool {
    var outer = parent
    while let present = outer {
      if !present.kind.isType { return true }
      outer = present.parent
    }
    return false
  }

  /// The access level that is written, here or on the extension around it.
  var access: Word? {
    let levels: [Word] = [.open, .public, .package, .internal, .fileprivate, .private]
    if let own = modifiers.first(where: { levels.contains($0.word) && $0.tokens.count == 1 }) {
      return own.word
    }
    guard let parent, parent.kind == .extension else { return nil }
    return parent.access
  }
}
