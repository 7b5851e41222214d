public import Foundation

/// What became of an order.
open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  /// Failed: nothing can be paid here.
  open var transactionState: SKPaymentTransactionState { .failed }

  init(_ payment: SKPayment) {
    self.payment = payment
    super.init()
  }
}
