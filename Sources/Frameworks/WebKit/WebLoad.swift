/// The loading of a page.
struct WebLoad {
  enum State {
    case asked, provisional, committed
  }

  let navigation: WKNavigation
  let page: WebPage
  /// The item of the back-forward list to which the web view navigates, or `nil` for a new page.
  let item: WKBackForwardListItem?
  var state = State.asked
}
