public import Foundation

/// What became of an order.
open class SKPaymentTransaction: NSObject {
  open private(set) var payment: SKPayment
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  /// Failed: nothing can be paid here.
  open var transactionState: SKPaymentTransactionState { .failed }

  public override init() {
    payment = SKPayment()
    super.init()
  }

  init(_ payment: SKPayment) {
    self.payment = payment
    super.init()
  }
}
