import Foundation

nonisolated(unsafe) private let lockKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
private let making = NSLock()

private func lock(of object: AnyObject) -> NSRecursiveLock {
  making.withLock {
    if let known = AssociatedObjects.shared.value(of: object, for: lockKey) as? NSRecursiveLock {
      return known
    }
    let lock = NSRecursiveLock()
    AssociatedObjects.shared.set(lock, of: object, for: lockKey, policy: .OBJC_ASSOCIATION_RETAIN)
    return lock
  }
}

/// Waits until no other thread has entered with the object.
///
/// - Returns: 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  lock(of: obj as AnyObject).lock()
  return 0
}

/// Lets the next thread enter.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  lock(of: obj as AnyObject).unlock()
  return 0
}
