/// What a keyboard on the screen offers while a field is edited.
package struct Keyboard: Equatable, Sendable {
  package enum Kind: Sendable {
    case text, numbers, decimals, phone, email, address
    /// The app shows a view in its place.
    case none
  }

  package enum ReturnKey: Sendable {
    case enter, go, search, send, next, done
  }

  package enum Capitalization: Sendable {
    case none, words, sentences, characters
  }

  package var kind = Kind.text
  package var returnKey = ReturnKey.enter
  package var capitalization = Capitalization.sentences
  /// Whether words are corrected, suggested and checked.
  package var corrects = true

  package init() {}
}
