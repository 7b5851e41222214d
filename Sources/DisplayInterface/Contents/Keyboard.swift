/// The traits of an on-screen keyboard for a field.
package struct Keyboard: Equatable, Sendable {
  package enum Kind: Sendable {
    case text, numbers, decimals, phone, email, address
    /// No keyboard. The app displays a view in its place.
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
  /// A Boolean value that indicates whether words are corrected, suggested and checked.
  package var corrects = true

  package init() {}
}
