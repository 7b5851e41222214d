public import Foundation

/// Work that the system starts in the background.
open class BGTask: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  @preconcurrency open var expirationHandler: (@Sendable () -> Void)?

  init(identifier: String) {
    self.identifier = identifier
  }

  open func setTaskCompleted(success: Bool) {}
}
