public import Foundation

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What is shown when a person asks what can be done with something.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  /// Tells configurations apart.
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
  ///   - identifier: Made up where `nil`.
  ///   - previewProvider: Gives a controller that shows more of the thing.
  ///   - actionProvider: Gives the menu; it is handed the elements that the system has to offer.
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
