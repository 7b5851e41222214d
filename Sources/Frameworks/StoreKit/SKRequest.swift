public import Foundation

/// A request to the store. It's answered on the main thread.
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  private var isActive = false

  open func start() {
    isActive = true
    nonisolated(unsafe) let request = self
    DispatchQueue.main.async {
      guard request.isActive else { return }
      request.isActive = false
      request.answer()
    }
  }

  open func cancel() {
    isActive = false
  }

  func answer() {
    delegate?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
  }
}
