public import UIKit

extension UIScene.ConnectionOptions {
  /// The user's response to a notification that opened the scene. Always `nil`, because no notification opens one.
  public var notificationResponse: UNNotificationResponse? { nil }
}
