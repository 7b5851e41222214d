import Foundation

/// A request for products, of which the store has none.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func answer() {
    (delegate as? any SKProductsRequestDelegate)?
      .productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
    delegate?.requestDidFinish(self)
  }
}
