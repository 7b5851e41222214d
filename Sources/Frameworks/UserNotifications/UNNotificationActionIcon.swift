public import Foundation

/// The image of a notification's button.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  public convenience init(templateImageName: String) {
    self.init()
  }

  public convenience init(systemImageName: String) {
    self.init()
  }
}
