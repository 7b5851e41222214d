public import Foundation

/// The loading of a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  open internal(set) var effectivePreferences: WKWebpagePreferences

  var effectiveContentMode: WKWebpagePreferences.ContentMode {
    effectivePreferences.preferredContentMode
  }

  init(_ preferences: WKWebpagePreferences) {
    effectivePreferences = preferences
    super.init()
  }
}
