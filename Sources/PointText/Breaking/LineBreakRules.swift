/// A state machine that finds where lines can be broken, by Unicode's line breaking algorithm (UAX #14, version
/// 15.0) with its customization for numbers (example 7 there). It processes the classes of a text's scalars in
/// order, each in constant time.
struct LineBreakRules {
  private enum Number {
    case none
    /// Within a number: a digit, then any digits, separators, and signs that are allowed in a number.
    case inside
    /// After a number and a closing parenthesis.
    case closed
  }

  /// The most recent class that's neither a space nor a mark attached to another character; `nil` at the start of a
  /// line.
  private var base: LineBreakClass?
  private var hasSpaces = false
  private var followsJoiner = false
  private var number = Number.none
  private var isOddRegion = false
  /// A Boolean value that indicates whether the last scalars are a Hebrew letter and a hyphen.
  private var followsHebrewHyphen = false
  /// A Boolean value that indicates whether the last scalars are a prefix or suffix of numbers, such as a currency
  /// sign, and an opening parenthesis.
  private var isPrefixOpen = false

  /// A Boolean value that indicates whether the break that was allowed before the previous base isn't allowed after
  /// all, because a number follows to which the currency sign and the opening parenthesis belong.
  private(set) var revokesLastBreak = false

  /// Processes the next scalar's class, and returns `true` if a line can or must end before that scalar.
  mutating func allowsBreak(before next: LineBreakClass) -> Bool {
    revokesLastBreak = false
    if next == .alphabetic, base == .alphabetic, !hasSpaces, !followsJoiner { return false }
    let isForced = mustBreak(before: next)
    if isForced { self = LineBreakRules() }
    return unforcedBreak(before: next) || isForced
  }

  // LB4 and LB5
  private func mustBreak(before next: LineBreakClass) -> Bool {
    switch base {
    case .mandatoryBreak, .lineFeed, .nextLine: true
    case .carriageReturn: next != .lineFeed
    default: false
    }
  }

  private mutating func unforcedBreak(before next: LineBreakClass) -> Bool {
    switch next {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine:  // LB6
      begin(next)
      return false
    case .space:  // LB7
      hasSpaces = true
      followsJoiner = false
      return false
    case .zeroWidthSpace:  // LB7
      begin(next)
      return false
    case .combiningMark, .zeroWidthJoiner:
      let isMark = base != nil && base != .zeroWidthSpace && !hasSpaces
      let joins = followsJoiner
      defer { followsJoiner = next == .zeroWidthJoiner }
      if isMark { return false }  // LB9
      let allows = !joins && allowsBreak(between: base, and: .alphabetic)
      begin(.alphabetic)  // LB10
      return allows
    default:
      let allows = !followsJoiner && allowsBreak(between: base, and: next)
      begin(next)
      return allows
    }
  }

  /// Makes a class the base of the scalars that follow.
  private mutating func begin(_ next: LineBreakClass) {
    let last = hasSpaces ? nil : base
    revokesLastBreak = isPrefixOpen && last != nil && next == .numeric
    isPrefixOpen =
      (next == .openPunctuation || next == .wideOpenPunctuation)
      && (last == .prefixNumeric || last == .postfixNumeric)
    followsHebrewHyphen = last == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    isOddRegion = next == .regionalIndicator && !(last == next && isOddRegion)
    switch next {
    case .numeric: number = .inside
    case .breakSymbols, .infixNumeric: if last == nil || number != .inside { number = .none }
    case .closePunctuation, .closeParenthesis:
      number = last != nil && number == .inside ? .closed : .none
    default: number = .none
    }
    base = next
    hasSpaces = false
    followsJoiner = false
  }

  /// Returns `true` if rules LB8 through LB18, which also apply across spaces, allow a break between two classes.
  private func allowsBreak(between last: LineBreakClass?, and next: LineBreakClass) -> Bool {
    guard last != nil || hasSpaces else { return false }  // LB2
    if last == .zeroWidthSpace { return true }  // LB8
    switch next {
    case .wordJoiner: return false  // LB11
    case .closePunctuation, .closeParenthesis, .exclamation, .infixNumeric, .breakSymbols:
      return false  // LB13
    default: break
    }
    switch last {
    case .openPunctuation, .wideOpenPunctuation: return false  // LB14
    case .quotation where next == .openPunctuation || next == .wideOpenPunctuation:
      return false  // LB15
    case .closePunctuation where next == .nonstarter: return false  // LB16
    case .closeParenthesis where next == .nonstarter: return false  // LB16
    case .breakBoth where next == .breakBoth: return false  // LB17
    default: break
    }
    guard !hasSpaces, let last else { return true }  // LB18
    return allowsBreak(directlyBetween: last, and: next)
  }

  /// Returns `true` if rules LB11, LB12, and LB19 through LB30b allow a break between two adjacent classes.
  private func allowsBreak(
    directlyBetween last: LineBreakClass, and next: LineBreakClass
  ) -> Bool {
    switch (last, next) {
    case (.wordJoiner, _), (.glue, _): false  // LB11, LB12
    case (.breakAfter, .glue), (.hyphen, .glue): !followsHebrewHyphen
    case (_, .glue): false  // LB12a
    case (_, .quotation), (.quotation, _): false  // LB19
    case (_, .contingentBreak), (.contingentBreak, _): true  // LB20
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): false  // LB21
    case (.breakSymbols, .hebrewLetter), (_, .inseparable): false  // LB21b, LB22
    default: !followsHebrewHyphen && !isPair(last, next)  // LB21a
    }
  }

  /// Returns `true` if one of the rules LB23 through LB30b keeps two classes together.
  private func isPair(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch last {
    case .alphabetic, .hebrewLetter:  // LB23, LB24, LB28, LB30
      next.isLetter || next == .numeric || next.isAffix || next == .openPunctuation
    case .numeric:  // LB23, LB25, LB30
      next.isLetter || next == .numeric || next.isAffix || next == .openPunctuation
    case .prefixNumeric:  // LB23a, LB24, LB25, LB27
      next.isLetter || next == .numeric || next.isIdeograph || next.isKorean
    case .postfixNumeric: next.isLetter || next == .numeric  // LB24, LB25
    case .hyphen: next == .numeric  // LB25
    case .infixNumeric:  // LB25, LB29
      next.isLetter || number == .inside && (next == .numeric || next.isAffix)
    case .breakSymbols: number == .inside && (next == .numeric || next.isAffix)  // LB25
    case .closePunctuation: number == .closed && next.isAffix  // LB25
    case .closeParenthesis:  // LB25, LB30
      next.isLetter || next == .numeric || number == .closed && next.isAffix
    case .ideographic: next == .postfixNumeric  // LB23a
    case .emojiBase, .unassignedPictograph:  // LB23a, LB30b
      next == .postfixNumeric || next == .emojiModifier
    case .emojiModifier: next == .postfixNumeric  // LB23a
    case .jamoL:  // LB26, LB27
      next.isKorean && next != .jamoT || next == .postfixNumeric
    case .jamoV, .hangulLV: next == .jamoV || next == .jamoT || next == .postfixNumeric
    case .jamoT, .hangulLVT: next == .jamoT || next == .postfixNumeric
    case .regionalIndicator: next == .regionalIndicator && isOddRegion  // LB30a
    default: false
    }
  }
}

extension LineBreakClass {
  fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  fileprivate var isAffix: Bool { self == .prefixNumeric || self == .postfixNumeric }

  fileprivate var isIdeograph: Bool {
    switch self {
    case .ideographic, .unassignedPictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  fileprivate var isKorean: Bool {
    switch self {
    case .jamoL, .jamoV, .jamoT, .hangulLV, .hangulLVT: true
    default: false
    }
  }
}
