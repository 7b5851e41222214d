import UIKit

extension WKWebView {
  /// Declares the properties that apps observe by name. Evaluated before there's a view to observe.
  static let observedByName: Void = _addNamedMembers(
    [
      .property("title") { (view: WKWebView) in view.title },
      .property("URL") { (view: WKWebView) in view.url },
      .property("url") { (view: WKWebView) in view.url },
      .property("loading") { (view: WKWebView) in view.isLoading },
      .property("isLoading") { (view: WKWebView) in view.isLoading },
      .property("estimatedProgress") { (view: WKWebView) in view.estimatedProgress },
      .property("canGoBack") { (view: WKWebView) in view.canGoBack },
      .property("canGoForward") { (view: WKWebView) in view.canGoForward },
    ], to: WKWebView.self)
}
