public import UIKit

/// What an image of a web view is to show.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// All that shows, if null.
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() {
    super.init()
  }
}
