public import Foundation

/// An object of an event store. Nothing is in a store, so that none is there to go back to.
open class EKObject: NSObject {
  open var hasChanges: Bool { isNew }
  open var isNew: Bool { true }

  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}
