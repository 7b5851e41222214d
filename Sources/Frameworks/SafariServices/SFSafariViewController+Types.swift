public import UIKit

extension SFSafariViewController {
  /// The title of the button that closes the browser.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  /// The configuration of a browser.
  @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() {
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// A token for connections that are kept open.
  open class PrewarmingToken: NSObject {
    open func invalidate() {}
  }

  /// The data that websites store, which is empty.
  @preconcurrency @MainActor open class DataStore: NSObject {
    public static let `default` = DataStore()

    open func clearWebsiteData(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
      DispatchQueue.main.async { completionHandler?() }
    }

    public func clearWebsiteData() async {}
  }
}
