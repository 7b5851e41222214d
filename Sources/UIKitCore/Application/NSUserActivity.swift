public import Foundation

/// The type of the activity of a web page that is to be continued.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user that can be continued. There is no system here that lists, indexes or suggests it.
open class NSUserActivity: NSObject {
  open private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  /// For the app's own use.
  open var requiredUserInfoKeys: Set<String>?
  /// For the app's own use.
  open var needsSave = false
  /// For the app's own use.
  open var webpageURL: URL?
  /// For the app's own use.
  open var referrerURL: URL?
  /// For the app's own use.
  open var expirationDate: Date?
  /// For the app's own use.
  open var keywords: Set<String> = []
  /// For the app's own use.
  open var targetContentIdentifier: String?
  /// For the app's own use.
  open var persistentIdentifier: String?
  /// Has no effect.
  open var isEligibleForHandoff = true
  /// Has no effect.
  open var isEligibleForSearch = false
  /// Has no effect.
  open var isEligibleForPublicIndexing = false
  /// Has no effect.
  open var isEligibleForPrediction = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Has no effect.
  open func becomeCurrent() {}
  /// Has no effect.
  open func resignCurrent() {}
  open func invalidate() {}
}
