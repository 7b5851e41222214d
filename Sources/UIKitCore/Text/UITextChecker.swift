public import Foundation

/// Finds words that are misspelled. It knows no language, so that none is.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learnedWords: Set<String> = []

  public override init() {
    super.init()
  }

  /// Words that this checker takes for right.
  open var ignoredWords: [String]? = []

  open class var availableLanguages: [String] { [] }

  /// A range at `NSNotFound`: no word is known to be misspelled.
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
