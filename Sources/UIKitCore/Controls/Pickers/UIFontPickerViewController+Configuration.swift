public import Foundation

extension UIFontPickerViewController {
  /// What a font picker offers.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether the faces of each family show, not the families alone; `false`.
    open var includeFaces = false
    /// Whether the names show in the system's font; `false`.
    open var displayUsingSystemFont = false
    /// Only fonts with all of these traits; empty for any.
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
