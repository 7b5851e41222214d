public import Foundation

/// An abstract class for a search that a find interaction began.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  public enum SearchResultDisplayStyle: UInt, Sendable {
    /// The position of the highlighted result and the number of results.
    case currentAndTotal = 0
    /// The number of results.
    case total = 1
    case none = 2
  }

  public override init() {
    super.init()
  }

  /// Updates the find panel; set by the interaction.
  final var resultsChanged: (() -> Void)?

  open var resultCount: Int { 0 }
  /// The index of the highlighted result, or `NSNotFound`.
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal {
    didSet { resultsChanged?() }
  }
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { true }

  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Removes the results from the find panel.
  open func invalidateFoundResults() { resultsChanged?() }
}
