import Foundation

/// A group of actions, commands and other menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The children are displayed in the parent menu, separated from its other elements.
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    /// At most one child is selected.
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic." + UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public final let identifier: Identifier
  public final let options: Options
  open var preferredElementSize: ElementSize
  public final let children: [UIMenuElement]

  /// The selected children of this menu and of its inline menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
      case let leaf as any UIMenuLeaf: leaf.state == .on ? [child] : []
      default: []
      }
    }
  }

  /// Returns a copy with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// Selects an element, and deselects the others in this menu and its submenus.
  package final func choose(_ element: UIMenuElement) {
    for child in children {
      if let menu = child as? UIMenu {
        menu.choose(element)
      } else if let leaf = child as? any UIMenuLeaf {
        leaf.state = child === element ? .on : .off
      }
    }
  }
}
