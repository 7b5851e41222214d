import Foundation
import Testing
import UIKit

@MainActor @Suite("A text checker") struct TextCheckerTests {
  @Test func `finds no word misspelled`() {
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "wrd", range: NSRange(location: 0, length: 3), startingAt: 0, wrap: false, language: "en")
    #expect(range.location == NSNotFound)
    #expect(checker.guesses(forWordRange: range, in: "wrd", language: "en") == nil)
    #expect(UITextChecker.availableLanguages.isEmpty)
  }

  @Test func `knows the words that it was told`() {
    UITextChecker.learnWord("portico")
    #expect(UITextChecker.hasLearnedWord("portico"))
    UITextChecker.unlearnWord("portico")
    #expect(!UITextChecker.hasLearnedWord("portico"))
    let checker = UITextChecker()
    checker.ignoreWord("a")
    #expect(checker.ignoredWords == ["a"])
  }
}
