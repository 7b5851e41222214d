import PorticoTesting
import StoreKit
import Testing

@MainActor @Suite("StoreKit") struct StoreKitTests {
  final class Log: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    nonisolated(unsafe) var steps: [String] = []

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      steps.append("\(response.products.count), not \(response.invalidProductIdentifiers)")
    }
    func requestDidFinish(_ request: SKRequest) {
      steps.append("finished")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      steps.append("failed")
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      for transaction in transactions {
        let code = (transaction.error as? SKError)?.code
        steps.append("\(transaction.transactionState) \(code == .paymentNotAllowed)")
        queue.finishTransaction(transaction)
      }
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
    ) {
      steps.append("removed \(queue.transactions.count)")
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {
      steps.append("not restored")
    }
  }

  @Test("the store knows no product")
  func products() async throws {
    let log = Log()
    let request = SKProductsRequest(productIdentifiers: ["pro", "max"])
    request.delegate = log
    request.start()
    #expect(log.steps == [])
    try await waitUntil("the store answers") { log.steps.contains("finished") }
    #expect(log.steps == [#"0, not ["max", "pro"]"#, "finished"])
    let receipt = SKReceiptRefreshRequest()
    receipt.delegate = log
    receipt.start()
    try await waitUntil("there is no receipt") { log.steps.last == "failed" }
  }

  @Test("a request that is cancelled has no answer")
  func cancelling() async throws {
    let log = Log()
    let (one, two) = (
      SKProductsRequest(productIdentifiers: ["1"]), SKProductsRequest(productIdentifiers: ["2"])
    )
    for request in [one, two] {
      request.delegate = log
      request.start()
    }
    one.cancel()
    try await waitUntil("the store answers") { log.steps.contains("finished") }
    #expect(log.steps.first == #"0, not ["2"]"# && log.steps.count == 2)
  }

  @Test("orders fail, and nothing is restored")
  func payments() async throws {
    #expect(!SKPaymentQueue.canMakePayments())
    let log = Log()
    let queue = SKPaymentQueue()
    queue.add(log)
    let payment = SKMutablePayment(product: SKProduct())
    payment.quantity = 2
    queue.add(payment)
    #expect(queue.transactions.map(\.payment.quantity) == [2])
    queue.restoreCompletedTransactions()
    try await waitUntil("the order is removed") { log.steps.count == 3 }
    #expect(log.steps == ["failed true", "not restored", "removed 0"])
    queue.remove(log)
    #expect(queue.transactionObservers.isEmpty)
  }

  @Test("a product's page can only be closed")
  func page() async throws {
    let root = UIViewController()
    let screen = Screen(root)
    let store = SKStoreProductViewController()
    var hasLoaded: Bool?
    let parameters = [SKStoreProductParameterITunesItemIdentifier: 1]
    store.loadProduct(withParameters: parameters) { loaded, _ in hasLoaded = loaded }
    root.present(store, animated: false)
    try await screen.wait(for: "Cannot Connect to App Store")
    try await screen.tap("Done")
    try await screen.settle()
    #expect(root.presentedViewController == nil && hasLoaded == false)
    screen.close()
  }
}
