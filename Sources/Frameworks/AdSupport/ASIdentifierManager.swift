public import Foundation

/// Identifies a device to advertisers. Tracking is not allowed, so the identifier consists of zeros.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { manager }

  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  open var isAdvertisingTrackingEnabled: Bool { false }
}
