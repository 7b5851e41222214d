public import UIKit

/// Lets the user sign in on a web page. There's no network, so it displays the address, and the user can only cancel.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?

  private let url: URL
  private var completionHandler: CompletionHandler?
  private weak var page: UIViewController?

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    url = URL
    self.completionHandler = completionHandler
  }

  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    url = URL
    self.completionHandler = completionHandler
  }

  open var canStart: Bool { completionHandler != nil && page == nil }

  /// Displays the page.
  ///
  /// - Returns: `false` if the session has started before, or if there is no window.
  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    guard let provider = presentationContextProvider else {
      finish(.presentationContextNotProvided)
      return false
    }
    guard var presenter = provider.presentationAnchor(for: self).rootViewController else {
      finish(.presentationContextInvalid)
      return false
    }
    while let presented = presenter.presentedViewController { presenter = presented }
    let content = UIViewController()
    var message = UIContentUnavailableConfiguration.empty()
    message.text = url.absoluteString
    message.secondaryText = "The Internet connection appears to be offline."
    content.contentUnavailableConfiguration = message
    content.title = url.host
    // The button owns the session while the page is visible, as on a phone.
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in self.cancelByUser() })
    let page = UINavigationController(rootViewController: content)
    page.isModalInPresentation = true
    self.page = page
    presenter.present(page, animated: true)
    return true
  }

  /// Dismisses the page.
  open func cancel() {
    page?.dismiss(animated: true)
    completionHandler = nil
  }

  private func cancelByUser() {
    page?.dismiss(animated: true) { self.finish(.canceledLogin) }
  }

  private func finish(_ code: ASWebAuthenticationSessionError.Code) {
    let completionHandler = completionHandler
    self.completionHandler = nil
    completionHandler?(nil, ASWebAuthenticationSessionError(code))
  }
}
