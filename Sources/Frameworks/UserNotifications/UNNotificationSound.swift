public import Foundation

/// The sound of a notification. It's never played.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private static let standard = UNNotificationSound()
  private static let critical = UNNotificationSound()

  override init() {
    super.init()
  }

  public init(named name: UNNotificationSoundName) {
    super.init()
  }

  open class var `default`: UNNotificationSound { standard }
  open class var defaultCritical: UNNotificationSound { critical }
  open class var defaultRingtone: UNNotificationSound { standard }
  open class func defaultCriticalSound(
    withAudioVolume volume: Float
  ) -> UNNotificationSound { critical }
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
}
