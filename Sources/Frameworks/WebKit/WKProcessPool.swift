public import Foundation

/// A group of web views. It has no effect.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  public override init() {
    super.init()
  }
}
