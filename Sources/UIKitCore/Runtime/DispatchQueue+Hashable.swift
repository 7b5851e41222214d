import Dispatch

/// Compares queues, which are objects of `NSObject` on Apple's platforms.
///
/// On Linux, `DispatchQueue.main` and `global(qos:)` return another object each time, for the same queue.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  private var queue: OpaquePointer? {
    Mirror(reflecting: self).descendant("__wrapped") as? OpaquePointer
  }

  public static func == (queue: DispatchQueue, other: DispatchQueue) -> Bool {
    queue === other || queue.queue.map { $0 == other.queue } == true
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(queue) }
}
