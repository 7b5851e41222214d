public import Foundation

/// A link, an attachment or a tagged range of text with which a user can interact.
@preconcurrency @MainActor open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// The value of the attribute `textItemTag`.
    case tag(String)
  }

  public final let content: Content
  /// The range of the item in the text, in UTF-16 units.
  public final let range: NSRange

  package init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension UITextItem {
  /// The menu of a text item.
  @preconcurrency @MainActor open class MenuConfiguration: NSObject {
    package final let menu: UIMenu

    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    /// - Parameter preview: Not displayed.
    public convenience init(preview: MenuPreview?, menu: UIMenu) { self.init(menu: menu) }
  }

  /// The preview beside the menu of a text item. It's not displayed.
  @preconcurrency @MainActor open class MenuPreview: NSObject {
    /// The preview that UIKit creates.
    public static var `default`: MenuPreview { MenuPreview(view: UIView()) }

    public init(view: UIView) {
      super.init()
    }
  }
}

extension NSAttributedString.Key {
  /// Makes text an item with which a user can interact. The value is a string.
  public static let textItemTag = Self(rawValue: "UITextItemTag")
}
