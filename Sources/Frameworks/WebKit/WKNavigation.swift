public import Foundation

/// The loading of a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  var effectivePreferences: WKWebpagePreferences

  open var effectiveContentMode: WKWebpagePreferences.ContentMode {
    effectivePreferences.preferredContentMode
  }

  public override init() {
    effectivePreferences = WKWebpagePreferences()
    super.init()
  }

  init(_ preferences: WKWebpagePreferences) {
    effectivePreferences = preferences
    super.init()
  }
}
