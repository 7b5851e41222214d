public import Foundation

/// The appearance of a focused view.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  public override init() {
    super.init()
  }
}
