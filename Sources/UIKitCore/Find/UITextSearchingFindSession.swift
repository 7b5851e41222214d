import Foundation

/// A find session for an object whose text can be searched. It doesn't retain the object.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
  private let search: any TextSearch

  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    search = ObjectSearch(searchableObject)
    super.init()
    search.changed = { [weak self] in self?.resultsChanged?() }
  }

  /// The object that is searched.
  open var searchableObject: (any UITextSearching)? { search.object }

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool {
    searchableObject?.supportsTextReplacement ?? false
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.perform(query, options ?? UITextSearchOptions())
  }

  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    if search.replaceHighlighted(by: replacementString) {
      performSearch(query: searchQuery, options: options)
    }
  }

  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    searchableObject?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(),
      withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    search.move(direction)
  }

  open override func invalidateFoundResults() {
    search.clear()
    super.invalidateFoundResults()
  }
}
