import Dispatch

/// Retains objects that Apple's frameworks return autoreleased, until the end of the turn. Apps rely on it, for
/// example when they assign a new constraint to a weak property before activating it.
@MainActor enum Autoreleased {
  private static var objects: [AnyObject] = []
  /// The maximum number of objects. A loop that creates more of them keeps only the last ones.
  private static let limit = 1024

  static var count: Int { objects.count }

  static func keep(_ object: AnyObject) {
    if objects.isEmpty {
      DispatchQueue.main.async { MainActor.assumeIsolated { release(from: 0) } }
    } else if objects.count == limit {
      objects.removeFirst(limit / 2)
    }
    objects.append(object)
  }

  /// Releases the objects after the first `count`.
  static func release(from count: Int) {
    guard count < objects.count else { return }
    objects.removeSubrange(count...)
  }
}
