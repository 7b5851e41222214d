public import Foundation
public import FoundationNetworking

/// The cookies of web views, which are kept while the app runs.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  private var cookies: [HTTPCookie] = []
  private var observers: [Observer] = []

  override init() {
    super.init()
  }

  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    let cookies = cookies
    DispatchQueue.main.async { completionHandler(cookies) }
  }

  public func allCookies() async -> [HTTPCookie] { cookies }

  /// Sets a cookie, and replaces an existing one with the same name, domain, and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    cookies.removeAll { Self.isSame($0, cookie) }
    cookies.append(cookie)
    didChange(completionHandler)
  }

  public func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { done in setCookie(cookie) { done.resume() } }
  }

  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    cookies.removeAll { Self.isSame($0, cookie) }
    didChange(completionHandler)
  }

  public func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { done in delete(cookie) { done.resume() } }
  }

  /// - Parameter observer: The observer, which isn't retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.append(Observer(object: observer))
  }

  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object === observer || $0.object == nil }
  }

  func removeAll() {
    guard !cookies.isEmpty else { return }
    cookies = []
    didChange(nil)
  }

  private func didChange(_ completionHandler: (@MainActor @Sendable () -> Void)?) {
    DispatchQueue.main.async { [self] in
      for observer in observers { observer.object?.cookiesDidChange(in: self) }
      completionHandler?()
    }
  }

  private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    (one.name, one.domain, one.path) == (other.name, other.domain, other.path)
  }
}
