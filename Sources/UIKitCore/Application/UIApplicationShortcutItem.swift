public import Foundation

/// An item in the menu of an app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject,
  @preconcurrency NSCopying, @preconcurrency NSMutableCopying
{
  open internal(set) var type: String
  open internal(set) var localizedTitle: String
  open internal(set) var localizedSubtitle: String?
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// Information of the app.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// Identifies the content that the item opens, for the activation conditions of scenes.
  open internal(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  private convenience init(_ item: UIApplicationShortcutItem) {
    self.init(
      type: item.type, localizedTitle: item.localizedTitle,
      localizedSubtitle: item.localizedSubtitle, icon: item.icon, userInfo: item.userInfo)
    targetContentIdentifier = item.targetContentIdentifier
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(self) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(self) }
}
