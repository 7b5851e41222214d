public import Foundation

/// Finds misspelled words. It supports no language, so it finds none.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learnedWords: Set<String> = []

  public override init() {
    super.init()
  }

  /// The words that this checker accepts.
  open var ignoredWords: [String]? = []

  open class var availableLanguages: [String] { [] }

  /// Always returns a range at `NSNotFound`, because no word is known to be misspelled.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    nil
  }

  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    nil
  }

  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  open class func learnWord(_ word: String) { learnedWords.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
  open class func unlearnWord(_ word: String) { learnedWords.remove(word) }
}
