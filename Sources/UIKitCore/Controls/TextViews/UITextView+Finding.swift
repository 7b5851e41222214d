import DisplayInterface
public import Foundation

extension UITextView: UITextSearching {
  public typealias DocumentIdentifier = AnyHashable?

  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult {
    let (one, other) = (foundRange.offsets, toRange.offsets)
    if one.lowerBound != other.lowerBound {
      return one.lowerBound < other.lowerBound ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }

  public func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in options.ranges(of: queryString, in: editor.text) {
      resultAggregator.foundRange(
        UITextRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??,
    usingStyle: UITextSearchFoundTextStyle
  ) {
    foundText[foundTextRange.offsets] = usingStyle == .normal ? nil : usingStyle
  }

  public func clearAllDecoratedFoundText() { foundText = [:] }

  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    scrollRangeToVisible(NSRange(range.offsets))
  }

  public var supportsTextReplacement: Bool { isEditable }

  public func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable??, withText: String
  ) -> Bool { shouldChangeText(in: foundTextRange, replacementText: withText) }

  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    change(foundTextRange.offsets, to: withText)
    let end = foundTextRange.offsets.lowerBound + withText.utf16.count
    selectedRange = NSRange(location: end, length: 0)
  }

  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    for range in options.ranges(of: queryString, in: editor.text).reversed() {
      let place = UITextRange(range)
      if shouldReplace(foundTextRange: place, document: nil, withText: withText) {
        change(range, to: withText)
      }
    }
  }

  /// Returns a text with the found parts in front of a color.
  final func showFoundText(in text: Text) -> Text {
    guard !foundText.isEmpty else { return text }
    let highlighted = UIColor.systemYellow.displayColor(traitCollection)
    let found = UIColor.systemYellow.withAlphaComponent(0.3).displayColor(traitCollection)
    let parts = foundText.sorted { $0.key.lowerBound < $1.key.lowerBound }
    return text.changing(parts.map(\.key)) { run, index in
      let isHighlighted = parts[index].value == .highlighted
      run.background = isHighlighted ? highlighted : found
      if isHighlighted { run.color = .black }
    }
  }
}
