public import Foundation

/// Preferences for the page of one navigation.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }

  open var preferredContentMode: ContentMode = .recommended
  open var allowsContentJavaScript = true
  open var isLockdownModeEnabled = false

  public override init() {
    super.init()
  }
}
