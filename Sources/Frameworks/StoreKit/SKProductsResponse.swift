public import Foundation

/// The products that the store found.
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open private(set) var invalidProductIdentifiers: [String]

  public override init() {
    invalidProductIdentifiers = []
    super.init()
  }

  init(_ invalidProductIdentifiers: [String]) {
    self.invalidProductIdentifiers = invalidProductIdentifiers
    super.init()
  }
}
