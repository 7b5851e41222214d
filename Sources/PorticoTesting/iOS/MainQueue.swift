import Foundation

/// The main queue, which runs on the main thread.
enum MainQueue {
  static var isCurrent: Bool { Thread.isMainThread }
}
