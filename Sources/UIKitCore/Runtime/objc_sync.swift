import Foundation

private let locks = Association<NSRecursiveLock>()
private let making = NSLock()

private func lock(of object: AnyObject) -> NSRecursiveLock {
  making.withLock {
    if let known = locks[object] { return known }
    let lock = NSRecursiveLock()
    locks[object] = lock
    return lock
  }
}

/// Waits until no other thread holds the lock of the object.
///
/// - Returns: 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  lock(of: obj as AnyObject).lock()
  return 0
}

/// Releases the lock of the object.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  lock(of: obj as AnyObject).unlock()
  return 0
}
