public import Foundation

/// The result of a payment.
open class SKPaymentTransaction: NSObject {
  open private(set) var payment: SKPayment
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  open var original: SKPaymentTransaction? { nil }
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  /// The state, which is always `failed`.
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
