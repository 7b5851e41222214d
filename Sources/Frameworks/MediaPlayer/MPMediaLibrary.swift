public import Foundation
package import Synchronization

/// The user's music. People deny the app access to it.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  package static let wasAsked = Mutex(false)
  private static let library = MPMediaLibrary()

  open class func `default`() -> MPMediaLibrary { library }

  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    wasAsked.withLock { $0 } ? .denied : .notDetermined
  }

  /// - Parameter completionHandler: A closure that's called on another thread.
  @preconcurrency open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    wasAsked.withLock { $0 = true }
    DispatchQueue.global().async { completionHandler(.denied) }
  }

  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    wasAsked.withLock { $0 = true }
    return .denied
  }
}
