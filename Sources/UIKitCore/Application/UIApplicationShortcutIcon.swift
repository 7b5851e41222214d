public import Foundation

/// The image of an item in the menu of an app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject, @preconcurrency NSCopying
{
  /// The images that the system provides.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  private enum Source: Equatable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  public convenience init(type: IconType) { self.init(.type(type)) }
  /// Creates an icon from an image in the app's bundle.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }
  /// Creates an icon from a system symbol.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }

  open override var hash: Int { "\(source)".hashValue }
}
