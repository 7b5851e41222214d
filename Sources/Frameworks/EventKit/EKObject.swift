public import Foundation

/// An object of an event store. Stores are empty, so there's no saved state to which an object could be reset.
open class EKObject: NSObject {
  open var hasChanges: Bool { isNew }
  open var isNew: Bool { true }

  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}
