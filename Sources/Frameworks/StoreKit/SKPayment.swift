public import Foundation

/// A payment for a product.
open class SKPayment: NSObject {
  open internal(set) var productIdentifier: String
  open internal(set) var quantity = 1
  open internal(set) var applicationUsername: String?
  open internal(set) var simulatesAskToBuyInSandbox = false

  public override init() {
    productIdentifier = ""
    super.init()
  }

  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}
