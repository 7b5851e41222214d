public import Foundation

extension UIFontPickerViewController {
  /// The fonts that a font picker offers.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether the picker displays the faces of each family. The default is `false`.
    open var includeFaces = false
    /// Whether the names are displayed in the system's font. The default is `false`.
    open var displayUsingSystemFont = false
    /// The traits that fonts must have; empty for all fonts.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() {
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return copy
    }
  }
}
