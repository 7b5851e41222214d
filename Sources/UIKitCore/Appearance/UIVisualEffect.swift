public import Foundation

/// How a visual effect view changes what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  public override init() {
    super.init()
  }
}
