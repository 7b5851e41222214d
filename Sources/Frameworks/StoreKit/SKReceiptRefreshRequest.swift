import Foundation

/// A request for the app's receipt. There's none, so it fails.
open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]? = nil) {
    super.init()
  }
}
