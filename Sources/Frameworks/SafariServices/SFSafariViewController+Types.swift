public import UIKit

extension SFSafariViewController {
  /// What the button that closes the browser says.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  /// What a browser is made with.
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

  /// Connections that are kept ready.
  open class PrewarmingToken: NSObject {
    open func invalidate() {}
  }

  /// What websites keep: nothing.
  @preconcurrency @MainActor open class DataStore: NSObject {
    public static let `default` = DataStore()

    open func clearWebsiteData(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
      DispatchQueue.main.async { completionHandler?() }
    }

    public func clearWebsiteData() async {}
  }
}
