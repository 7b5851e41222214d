import FoundationNetworking
import UIKit

/// Each step of loading runs in its own turn of the main run loop, as if the page loaded in another process.
extension WKWebView {
  func begin(
    _ page: WebPage, type: WKNavigationType = .other, item: WKBackForwardListItem? = nil
  ) -> WKNavigation {
    stopLoading()
    let navigation = WKNavigation(configuration.defaultWebpagePreferences)
    underWay = WebLoad(navigation: navigation, page: page, item: item)
    isLoading = true
    estimatedProgress = 0.1
    step(navigation) { view in
      let action = WKNavigationAction(page.request, of: view, type: type)
      view.decide(action, navigation.effectivePreferences) { [weak view] policy, preferences in
        navigation.effectivePreferences = preferences
        guard policy == .allow else {
          view?.end(navigation)
          return
        }
        view?.step(navigation) { $0.start(navigation, page) }
      }
    }
    return navigation
  }

  private func step(
    _ navigation: WKNavigation, _ body: @escaping @MainActor @Sendable (WKWebView) -> Void
  ) {
    DispatchQueue.main.async { [weak self] in
      guard let self, underWay?.navigation === navigation else { return }
      body(self)
    }
  }

  private func decide(
    _ action: WKNavigationAction, _ preferences: WKWebpagePreferences,
    then: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    guard let navigationDelegate else { return then(.allow, preferences) }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: preferences, decisionHandler: then)
  }

  private func start(_ navigation: WKNavigation, _ page: WebPage) {
    underWay?.state = .provisional
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    step(navigation) { view in
      do {
        let data = try page.read()
        guard page.data == nil, let navigationDelegate = view.navigationDelegate else {
          return view.commit(navigation, page, data)
        }
        navigationDelegate.webView(view, decidePolicyFor: WKNavigationResponse(page, data)) {
          [weak view] policy in
          view?.step(navigation) { view in
            if policy == .allow { return view.commit(navigation, page, data) }
            view.fail(navigation, WKError.interruption(of: page.url))
          }
        }
      } catch {
        if page.url.scheme?.hasPrefix("http") == true { view.show(page.url.absoluteString) }
        view.fail(navigation, error)
      }
    }
  }

  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    end(navigation)
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  private func commit(_ navigation: WKNavigation, _ page: WebPage, _ data: Data) {
    let source = page.text(of: data)
    let contents = page.isHTML ? HTMLText(source) : nil
    committed = page
    underWay?.state = .committed
    title = contents?.title ?? ""
    if let item = underWay?.item {
      backForwardList.select(item)
    } else if page.isListed {
      backForwardList.add(WKBackForwardListItem(page.url, title: title))
    }
    let lines = [contents?.title ?? "", contents?.text ?? source]
    show(lines.filter { !$0.isEmpty }.joined(separator: "\n"))
    scrollView.contentOffset = .zero
    estimatedProgress = 0.5
    navigationDelegate?.webView(self, didCommit: navigation)
    step(navigation) { view in
      view.end(navigation)
      view.navigationDelegate?.webView(view, didFinish: navigation)
    }
  }

  /// Ends the current loading.
  func end(_ navigation: WKNavigation) {
    guard underWay?.navigation === navigation else { return }
    underWay = nil
    isLoading = false
    estimatedProgress = 1
  }
}
