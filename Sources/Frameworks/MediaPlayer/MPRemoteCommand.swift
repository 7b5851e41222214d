public import UIKit

/// A command of headphones or the lock screen.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true

  override init() {
    super.init()
  }

  /// Adds an object that receives the command.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Adds a closure that receives the command.
  ///
  /// - Returns: An object with which the closure can be removed.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }

  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}
