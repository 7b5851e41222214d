/// A page that is being loaded.
struct WebLoad {
  enum State {
    case asked, provisional, committed
  }

  let navigation: WKNavigation
  let page: WebPage
  /// The item of the list that is gone to.
  let item: WKBackForwardListItem?
  var state = State.asked
}
