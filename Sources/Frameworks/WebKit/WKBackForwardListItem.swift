public import Foundation

/// A page that was shown.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let title: String?

  init(_ url: URL, title: String?) {
    self.url = url
    self.title = title
    super.init()
  }

  open var initialURL: URL { url }
}
