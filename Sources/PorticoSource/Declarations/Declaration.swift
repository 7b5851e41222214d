import SwiftReading

/// A declaration and its tokens.
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
    /// The tokens from `@` to the end of the arguments.
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
  /// The first attribute or modifier, or else the keyword.
  let first: Int
  let keyword: Int
  let nameToken: Int
  private(set) weak var parent: Declaration?

  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// The index after the last token.
  var end = 0
  /// The braces of the body, or of a property's accessors.
  var body: (open: Int, close: Int)?
  var members: [Declaration] = []

  // MARK: Types

  /// The types after the colon, and (`endOfInherited`) the index after the last of them.
  var inherited: [String] = []
  var endOfInherited: Int?
  /// The index after the name and the generic parameters.
  var endOfName = 0
  var hasGenerics = false
  var isConstrained = false

  // MARK: Functions

  var parameters: [Parameter] = []
  var effects: Set<Word> = []

  // MARK: Properties

  /// The type of a property, the result of a function, or the target of an alias.
  var type: Range<Int>?
  var isConstant = false
  var isComputed = false
  var isSettable = true
  /// The tokens of the accessors, if the braces contain any.
  var accessors: [Word: Int] = [:]
  /// A Boolean value that indicates whether the braces contain `willSet` or `didSet`.
  var isObserved: Bool { accessors[.willSet] != nil || accessors[.didSet] != nil }
  /// A Boolean value that indicates whether the property is one of several after the same `var`.
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

  /// A Boolean value that indicates whether the member belongs to the type, and not to its instances.
  var isStatic: Bool { has(.static) || has(.class) }

  /// The name with the labels of the parameters, which distinguish functions with the same name:
  /// `list(_:didSelect:)`.
  var signature: String {
    guard kind == .function else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The name with the names of the outer types. For an extension, the name of the extended type.
  var path: String {
    var path = name
    var outer = parent
    while let present = outer, present.kind.isType {
      path = present.name + "." + path
      outer = present.parent
    }
    return path
  }

  /// A Boolean value that indicates whether the declaration is in a function.
  var isLocal: Bool {
    var outer = parent
    while let present = outer {
      if !present.kind.isType { return true }
      outer = present.parent
    }
    return false
  }

  /// The access level that is written here, or on the extension that contains the declaration.
  var access: Word? {
    let levels: [Word] = [.open, .public, .package, .internal, .fileprivate, .private]
    if let own = modifiers.first(where: { levels.contains($0.word) && $0.tokens.count == 1 }) {
      return own.word
    }
    guard let parent, parent.kind == .extension else { return nil }
    return parent.access
  }
}
