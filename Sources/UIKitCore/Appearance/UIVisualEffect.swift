public import Foundation

/// The effect of a visual effect view on the content behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  public override init() {
    super.init()
  }
}
