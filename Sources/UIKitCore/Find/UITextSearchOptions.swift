public import Foundation

/// How a find session compares text.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  public enum WordMatchMethod: Int, Sendable {
    case contains = 0
    case startsWith = 1
    case fullWord = 2
  }

  open private(set) var wordMatchMethod: WordMatchMethod
  open private(set) var stringCompareOptions: NSString.CompareOptions

  public override init() {
    wordMatchMethod = .contains
    stringCompareOptions = [.caseInsensitive, .diacriticInsensitive]
    super.init()
  }

  package convenience init(matchesCase: Bool, wordMatchMethod: WordMatchMethod) {
    self.init()
    self.wordMatchMethod = wordMatchMethod
    if matchesCase { stringCompareOptions = [] }
  }

  /// Returns the ranges of a query in a text, in UTF-16 units.
  final func ranges(of query: String, in text: String) -> [Range<Int>] {
    let text = text as NSString
    let options = stringCompareOptions.subtracting(.backwards)
    var found: [Range<Int>] = []
    var rest = NSRange(location: 0, length: text.length)
    while !query.isEmpty {
      let next = text.range(of: query, options: options, range: rest)
      guard next.location != NSNotFound, next.length > 0 else { break }
      let end = next.location + next.length
      if isWord(next, in: text) { found.append(next.location..<end) }
      rest = NSRange(location: end, length: text.length - end)
    }
    return found
  }

  private func isWord(_ range: NSRange, in text: NSString) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      guard index >= 0, index < text.length,
        let scalar = Unicode.Scalar(text.character(at: index))
      else { return false }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    if wordMatchMethod != .contains, isLetter(range.location - 1) { return false }
    return wordMatchMethod != .fullWord || !isLetter(range.location + range.length)
  }
}
