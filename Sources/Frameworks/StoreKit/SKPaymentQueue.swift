public import Foundation

/// A queue of payments. Each payment fails, because there's no store. Observers are called on the main thread.
open class SKPaymentQueue: NSObject {
  nonisolated(unsafe) private static let queue = SKPaymentQueue()

  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private var observers: [Observer] = []

  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns `false`.
  open class func canMakePayments() -> Bool { false }

  open private(set) var transactions: [SKPaymentTransaction] = []
  open var storefront: SKStorefront? { nil }
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    observers.compactMap(\.object)
  }

  /// - Parameter observer: The observer, which isn't retained.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.append(Observer(object: observer))
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object === observer || $0.object == nil }
  }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    tell { $0.paymentQueue($1, updatedTransactions: [transaction]) }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    tell { $0.paymentQueue($1, removedTransactions: [transaction]) }
  }

  open func restoreCompletedTransactions() {
    let error = SKError(.cloudServiceNetworkConnectionFailed)
    tell { $0.paymentQueue($1, restoreCompletedTransactionsFailedWithError: error) }
  }

  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  private func tell(_ body: @escaping (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
    nonisolated(unsafe) let (queue, body) = (self, body)
    DispatchQueue.main.async {
      for observer in queue.transactionObservers { body(observer, queue) }
    }
  }
}
