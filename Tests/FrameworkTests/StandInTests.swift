import AVFoundation
import CoreLocation
import MapKit
import StoreKit
import Testing
import UserNotifications
import WebKit

/// Tests of apps subclass what the system makes, and override what it would have said.
@MainActor @Suite("Stand-ins") struct StandInTests {
  final class Action: WKNavigationAction {
    private let target: URL

    init(_ target: URL) {
      self.target = target
      super.init()
    }

    override var request: URLRequest { URLRequest(url: target) }
    override var navigationType: WKNavigationType { .linkActivated }
  }

  final class Message: WKScriptMessage {
    override var name: String { "log" }
    override var body: Any { ["level": 1] }
  }

  final class Place: CLPlacemark, @unchecked Sendable {
    override var location: CLLocation? { CLLocation(latitude: 1, longitude: 2) }
  }

  final class Fix: CLLocation, @unchecked Sendable {
    override var coordinate: CLLocationCoordinate2D { .init(latitude: 3, longitude: 4) }
    override var speed: CLLocationSpeed { 5 }
  }

  final class Order: SKPayment {
    override var productIdentifier: String { "pro" }
  }

  final class Transaction: SKPaymentTransaction {
    override var payment: SKPayment { Order() }
    override var transactionState: SKPaymentTransactionState { .purchased }
  }

  final class Products: SKProductsResponse {
    override var products: [SKProduct] { [SKProduct()] }
    override var invalidProductIdentifiers: [String] { ["max"] }
  }

  final class Request: UNNotificationRequest, @unchecked Sendable {
    override var identifier: String { "request" }
  }

  @Test("web views' objects are subclassed")
  func web() throws {
    let action: WKNavigationAction = Action(try #require(URL(string: "https://example.com")))
    #expect(action.request.url?.host == "example.com" && action.navigationType == .linkActivated)
    #expect(action.targetFrame == nil && action.sourceFrame.isMainFrame)
    let message: WKScriptMessage = Message()
    #expect(message.name == "log" && (message.body as? [String: Int])?["level"] == 1)
    #expect(WKNavigation().effectiveContentMode == .recommended)
    #expect(WKNavigationResponse().isForMainFrame)
  }

  @Test("places are subclassed")
  func places() {
    let place: CLPlacemark = Place()
    #expect(place.location?.coordinate.longitude == 2 && CLPlacemark().location == nil)
    let fix: CLLocation = Fix()
    #expect(fix.coordinate.latitude == 3 && fix.speed == 5)
    #expect(CLLocation().coordinate.latitude == 0)
    #expect(MKMapItem().isCurrentLocation)
  }

  @Test("purchases are subclassed")
  func purchases() {
    let transaction: SKPaymentTransaction = Transaction()
    #expect(transaction.payment.productIdentifier == "pro")
    #expect(transaction.transactionState == .purchased)
    let response: SKProductsResponse = Products()
    #expect(response.products.count == 1 && response.invalidProductIdentifiers == ["max"])
  }

  @Test("notifications' requests are subclassed, and an empty player is made")
  func others() {
    let request: UNNotificationRequest = Request(
      identifier: "", content: UNNotificationContent(), trigger: nil)
    #expect(request.identifier == "request")
    #expect(!AVAudioPlayer().play())
  }
}
