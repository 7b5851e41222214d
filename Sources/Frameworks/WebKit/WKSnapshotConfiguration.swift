public import UIKit

/// The configuration of a snapshot of a web view.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the web view to capture, or a null rectangle for its visible part.
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() {
    super.init()
  }
}
