import Dispatch

/// What Apple's frameworks return autoreleased and apps rely on: a new constraint may be assigned to a weak property
/// before it is activated. The last such objects live until the end of the turn.
@MainActor enum Autoreleased {
  private static var objects: [AnyObject] = []
  /// A loop that makes many keeps the last of them only.
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

  /// Releases those behind the first `count`.
  static func release(from count: Int) {
    guard count < objects.count else { return }
    objects.removeSubrange(count...)
  }
}
