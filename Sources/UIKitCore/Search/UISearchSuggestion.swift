public import Foundation

/// A search that is offered to the user. ``UISearchSuggestionItem`` implements it.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion, usually the search text that it represents.
  var localizedSuggestion: String? { get }
  /// A description for assistive technologies.
  var localizedDescription: String? { get }
  /// The text that is displayed in place of ``localizedSuggestion``.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var iconImage: UIImage? { get }
  /// For the app's own use.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}
