public import Foundation

/// An element of a menu: an action, a command or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an element is selected.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  package final var titleStorage: String
  package final var imageStorage: UIImage?

  open var title: String { titleStorage }
  open var subtitle: String?
  open var image: UIImage? { imageStorage }

  package init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    titleStorage = title
    imageStorage = image
    self.subtitle = subtitle
    super.init()
  }
}
