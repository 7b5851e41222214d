public import Foundation

/// A suggestion with a text and an icon.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let suggestion: String
  private let attributed: NSAttributedString?
  private let descriptionText: String?
  private let icon: UIImage?

  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    self.suggestion = suggestion
    attributed = nil
    descriptionText = description
    icon = iconImage
    super.init()
  }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?, iconImage: UIImage?
  ) {
    self.suggestion = suggestion.string
    attributed = suggestion
    descriptionText = description
    icon = iconImage
    super.init()
  }

  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil)
  }

  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?
  ) {
    self.init(
      localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil)
  }

  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?
  ) {
    self.init(
      localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  open var localizedSuggestion: String? { suggestion }
  open var localizedDescription: String? { descriptionText }
  open var localizedAttributedSuggestion: NSAttributedString? { attributed }
  open var iconImage: UIImage? { icon }
  /// For the app's own use.
  open var representedObject: Any?
}
