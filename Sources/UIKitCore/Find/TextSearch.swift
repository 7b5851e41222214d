import Foundation

/// The search of a find session, without the type of the object that it searches.
@MainActor protocol TextSearch: AnyObject {
  var object: (any UITextSearching)? { get }
  var changed: (() -> Void)? { get set }
  var count: Int { get }
  var highlighted: Int? { get }
  func perform(_ query: String, _ options: UITextSearchOptions)
  func move(_ direction: UITextStorageDirection)
  /// - Returns: `false` if there is nothing to replace.
  func replaceHighlighted(by text: String) -> Bool
  func clear()
}
