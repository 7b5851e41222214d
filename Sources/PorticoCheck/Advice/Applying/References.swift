import SwiftReading

/// The names that a range of code refers to, separated from the names of members, labels and locals.
struct References {
  struct Mention {
    let name: String
    let token: Int
    let isOfSelf: Bool
  }

  /// Names that are used alone or after `self.`.
  private(set) var mentions: [Mention] = []
  /// Names of locals, and of the parameters of closures and nested functions.
  private(set) var bound: Set<String> = []
  /// The parameters of the function, if the code is a function's declaration.
  private(set) var parameters: Set<String> = []
  /// Names that follow a dot.
  private(set) var members: Set<String> = []
  /// All names in the code.
  private(set) var all: Set<String> = []
  /// The first token with which the code passes on `self`, uses `super`, or refers to a member by `#selector` or
  /// `#keyPath`; `nil` if there is none.
  private(set) var handsOver: Int?
  private let source: TokenizedSource

  init(_ source: TokenizedSource, _ tokens: Range<Int>) {
    self.source = source
    let own = bindParameters(tokens)
    for index in tokens where index != own { bind(index, tokens.upperBound) }
    var open: [Int] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let kind = source.tokens[index].kind
      if source.isOpen(kind) { open.append(index) }
      if [.closeParen, .closeBrace, .closeBracket].contains(kind) { _ = open.popLast() }
      if kind == .pound { look(atPound: &index) } else { look(index, in: open.last, tokens) }
      index += 1
    }
  }

  private func word(_ index: Int) -> Word? { index < 0 ? nil : source.word(index) }

  private func kind(_ index: Int) -> Token.Kind {
    index < 0 || index >= source.tokens.count ? .end : source.tokens[index].kind
  }

  // MARK: Mentions

  private static let reserved: Set<Word> = [
    .class, .struct, .enum, .protocol, .extension, .func, .`init`, .deinit, .subscript, .var, .let,
    .case, .typealias, .import, .if, .else, .guard, .for, .while, .repeat, .switch, .default,
    .catch, .do, .try, .await, .return, .throw, .throws, .rethrows, .async, .defer, .in, .is, .as,
    .where, .break, .continue, .fallthrough, .any, .some, .inout, .nil, .true, .false, .public,
    .private, .fileprivate, .internal, .static, .final, .override, .lazy, .weak, .unowned,
    .mutating, .nonisolated,
  ]

  private mutating func look(_ index: Int, in open: Int?, _ tokens: Range<Int>) {
    guard kind(index) == .name else { return }
    let name = source.text(index)
    all.insert(name)
    let (before, after) = (kind(index - 1), kind(index + 1))
    if before == .dot {
      members.insert(name)
      let isOptional = [.question, .exclamation].contains(kind(index - 2))
      let owner = index - (isOptional ? 3 : 2)
      guard word(owner) == .`self`, kind(owner - 1) != .dot else { return }
      mentions.append(Mention(name: name, token: index, isOfSelf: true))
      return
    }
    if let word = word(index) {
      if word == .`self` { return lookAtSelf(index, open) }
      if word == .super { handsOver = handsOver ?? index }
      if Self.reserved.contains(word) || word == .super { return }
    }
    guard name != "_", !name.hasPrefix("$"), before != .at, before != .pound else { return }
    // Skips labels of arguments and parameters, and names of declarations.
    if let open, kind(open) == .openParen, [.openParen, .comma].contains(before),
      after == .colon || after == .name && isPlain(index) && isPlain(index + 1)
    {
      return
    }
    if after == .colon, before == .closeBrace || before == .name && isPlain(index - 1) { return }
    if [.func, .var, .let, .case].contains(word(index - 1)) && after != .dot && after != .openParen
      && bound.contains(name)
    {
      return
    }
    if word(index - 1) == .func { return }
    guard !parameters.contains(name) else { return }
    mentions.append(Mention(name: name, token: index, isOfSelf: false))
  }

  /// Returns `true` if the token is a name and not a reserved word.
  private func isPlain(_ index: Int) -> Bool {
    kind(index) == .name && !(word(index).map(Self.reserved.contains) ?? false)
  }

  private mutating func lookAtSelf(_ index: Int, _ open: Int?) {
    let next = kind(index + 1)
    if next == .dot { return }
    if [.question, .exclamation].contains(next), kind(index + 2) == .dot { return }
    // `[weak self]`, `guard let self = self else`
    if let open, kind(open) == .openBracket, kind(open - 1) == .openBrace { return }
    if [.let, .var].contains(word(index - 1)) { return }
    if word(index - 1) == .assign, word(index - 2) == .`self` || word(index - 3) == .let { return }
    handsOver = handsOver ?? index
  }

  private mutating func look(atPound index: inout Int) {
    let name = source.text(index) + (kind(index + 1) == .name ? source.text(index + 1) : "")
    if name.contains("selector") || name.contains("keyPath") { handsOver = handsOver ?? index }
    while index + 1 < source.tokens.count, kind(index + 1) == .name,
      source.text(index).isEmpty || source.text(index) == "#"
    {
      index += 1
    }
    if name.contains("vailable"), kind(index + 1) == .openParen {
      index = Int(source.partners[index + 1])
    }
  }

  // MARK: Locals

  /// - Returns: The index of `func` or `init`, or `nil` if the code doesn't begin with a function.
  private mutating func bindParameters(_ tokens: Range<Int>) -> Int? {
    var index = tokens.lowerBound
    while index < tokens.upperBound, kind(index) != .openBrace,
      word(index) != .func, word(index) != .`init` || kind(index - 1) == .dot
    { index += 1 }
    guard word(index) == .func || word(index) == .`init` else { return nil }
    var open = index
    while open < tokens.upperBound, kind(open) != .openParen { open += 1 }
    parameters = Set(names(before: .colon, in: open))
    return index
  }

  /// Returns the names in parentheses that a token of a kind follows, or all names if `kind` is `nil`.
  private func names(before kind: Token.Kind?, in open: Int) -> [String] {
    guard self.kind(open) == .openParen else { return [] }
    return (open..<max(open, Int(source.partners[open]))).compactMap { index in
      self.kind(index) == .name && self.kind(index - 1) != .dot
        && (kind == nil || self.kind(index + 1) == kind) ? source.text(index) : nil
    }
  }

  private mutating func bind(_ index: Int, _ end: Int) {
    switch word(index) {
    case .let, .var: bindPattern(index + 1, end)
    case .for where kind(index + 1) != .colon && kind(index - 1) != .dot:
      var next = index + 1
      while next < end, word(next) != .in {
        if kind(next) == .name, kind(next - 1) != .dot { bound.insert(source.text(next)) }
        next += 1
      }
    case .catch: bound.insert("error")
    case .set, .willSet, .didSet: bound.formUnion(["newValue", "oldValue"])
    case .func:
      bound.insert(source.text(index + 1))
      bound.formUnion(names(before: .colon, in: index + 2))
    default:
      if kind(index) == .openBrace { bindClosure(index, end) }
    }
    // `let a = 1, b = 2`
    if kind(index) == .comma, kind(index + 1) == .name, word(index + 2) == .assign {
      bound.insert(source.text(index + 1))
    }
  }

  private mutating func bindPattern(_ start: Int, _ end: Int) {
    if kind(start) == .name, kind(start + 1) != .dot, kind(start + 1) != .openParen {
      if word(start) != .`self` { bound.insert(source.text(start)) }
      return
    }
    var open = start
    while open < end, kind(open) == .name || kind(open) == .dot { open += 1 }
    bound.formUnion(names(before: nil, in: open))
  }

  private mutating func bindClosure(_ open: Int, _ end: Int) {
    var index = open + 1
    var found: [String] = []
    if kind(index) == .openBracket {
      let close = Int(source.partners[index])
      found += (index..<max(index, close)).filter {
        kind($0) == .name && word($0) != .`self` && kind($0 - 1) != .dot
          && ![.weak, .unowned].contains(word($0))
      }.map(source.text)
      index = close + 1
    }
    if kind(index) == .openParen {
      let names = names(before: nil, in: index)
      var next = Int(source.partners[index]) + 1
      while next < end, kind(next) == .name || kind(next) == .operation, word(next) != .in {
        next += 1
      }
      if word(next) == .in { bound.formUnion(found + names) }
      return
    }
    while index < end, kind(index) == .name, word(index) != .in {
      found.append(source.text(index))
      index += 1
      if kind(index) == .comma { index += 1 }
    }
    if word(index) == .in { bound.formUnion(found) }
  }
}
