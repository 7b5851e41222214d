public import Foundation

/// The products that the store knows.
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  public let invalidProductIdentifiers: [String]

  init(_ invalidProductIdentifiers: [String]) {
    self.invalidProductIdentifiers = invalidProductIdentifiers
    super.init()
  }
}
