public import Foundation

/// Web views that would share a process.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  public override init() {
    super.init()
  }
}
