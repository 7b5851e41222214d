import Foundation

/// Searches the text of an object, and highlights the results one after another.
@MainActor final class ObjectSearch<Object: UITextSearching>: TextSearch {
  private weak var searched: Object?
  private var results: [FoundRange<Object.DocumentIdentifier>] = []
  private var found: FoundRanges<Object.DocumentIdentifier>?
  private(set) var highlighted: Int?
  var changed: (() -> Void)?

  init(_ object: Object) {
    searched = object
  }

  var object: (any UITextSearching)? { searched }
  var count: Int { results.count }

  func perform(_ query: String, _ options: UITextSearchOptions) {
    clear()
    guard let searched, !query.isEmpty else { return report() }
    let found = FoundRanges<Object.DocumentIdentifier> { [weak self] in self?.take() }
    self.found = found
    searched.performTextSearch(
      queryString: query, options: options,
      resultAggregator: UITextSearchAggregator(found: found))
  }

  /// Displays the results so far. The first one from the selection on is highlighted.
  private func take() {
    guard let searched, let found else { return }
    searched.clearAllDecoratedFoundText()
    results = found.ranges.sorted { order($0, $1, in: searched) == .orderedAscending }
    for result in results { decorate(result, .found) }
    highlighted = nil
    highlight(firstFromSelection(in: searched))
    report()
  }

  private func order(
    _ one: FoundRange<Object.DocumentIdentifier>, _ other: FoundRange<Object.DocumentIdentifier>,
    in object: Object
  ) -> ComparisonResult {
    one.document == other.document
      ? object.compare(one.range, toRange: other.range, document: one.document)
      : object.compare(document: one.document, toDocument: other.document)
  }

  private func firstFromSelection(in object: Object) -> Int? {
    guard !results.isEmpty else { return nil }
    guard let selection = object.selectedTextRange else { return 0 }
    let document = object.selectedTextSearchDocument
    return results.firstIndex { result in
      (document == nil || document == result.document)
        && object.compare(result.range, toRange: selection, document: result.document)
          != .orderedAscending
    } ?? 0
  }

  private func highlight(_ index: Int?) {
    if let highlighted { decorate(results[highlighted], .found) }
    highlighted = index
    guard let index, let searched else { return }
    let result = results[index]
    searched.willHighlight(foundTextRange: result.range, document: result.document)
    decorate(result, .highlighted)
    searched.scrollRangeToVisible(result.range, inDocument: result.document)
  }

  private func decorate(
    _ result: FoundRange<Object.DocumentIdentifier>, _ style: UITextSearchFoundTextStyle
  ) {
    searched?.decorate(
      foundTextRange: result.range, document: result.document, usingStyle: style)
  }

  func move(_ direction: UITextStorageDirection) {
    guard !results.isEmpty else { return }
    let step = direction == .forward ? 1 : results.count - 1
    let start = highlighted ?? (direction == .forward ? -1 : 0)
    highlight((start + step) % results.count)
    report()
  }

  func replaceHighlighted(by text: String) -> Bool {
    guard let searched, let highlighted, searched.supportsTextReplacement else { return false }
    let result = results[highlighted]
    guard
      searched.shouldReplace(
        foundTextRange: result.range, document: result.document, withText: text)
    else { return false }
    searched.replace(foundTextRange: result.range, document: result.document, withText: text)
    return true
  }

  func clear() {
    found = nil
    results = []
    highlighted = nil
    searched?.clearAllDecoratedFoundText()
  }

  private func report() { changed?() }
}
