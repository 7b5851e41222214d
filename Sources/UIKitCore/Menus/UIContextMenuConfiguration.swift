public import Foundation

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu and the preview of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  /// Distinguishes configurations.
  public final let identifier: any NSCopying
  /// Has no effect.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Has no effect.
  open var badgeCount = 0
  /// Has no effect.
  open var preferredMenuElementOrder: ElementOrder = .automatic
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: If it's `nil`, a unique one is created.
  ///   - previewProvider: Creates a view controller that displays a preview.
  ///   - actionProvider: Creates the menu; its argument is the array of the system's suggestions.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  package final func makeMenu() -> UIMenu? { actionProvider?([]) }
  package final func makePreview() -> UIViewController? { previewProvider?() }
}
