import Foundation

/// Asks for the receipt of the app. There is none: it fails.
open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]? = nil) {
    super.init()
  }
}
