public import Foundation
package import Synchronization

/// Asks people for permission to track them, which they deny.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
  }

  package static let wasAsked = Mutex(false)

  override init() {
    super.init()
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    wasAsked.withLock { $0 } ? .denied : .notDetermined
  }

  /// - Parameter completion: A closure that's called on another thread.
  @preconcurrency open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    wasAsked.withLock { $0 = true }
    DispatchQueue.global().async { completion(.denied) }
  }

  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    wasAsked.withLock { $0 = true }
    return .denied
  }
}
