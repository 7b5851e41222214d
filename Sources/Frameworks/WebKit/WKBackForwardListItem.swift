public import Foundation

/// A page that was displayed.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  open private(set) var url: URL
  open private(set) var title: String?

  init(_ url: URL, title: String?) {
    self.url = url
    self.title = title
    super.init()
  }

  open var initialURL: URL { url }
}
