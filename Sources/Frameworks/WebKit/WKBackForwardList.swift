public import Foundation

/// The list of pages to which a web view can go back or forward.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  override init() {
    super.init()
  }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// - Parameter index: The index relative to the current page: -1 is the previous page.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  func add(_ item: WKBackForwardListItem) {
    items = items.prefix(index + 1) + [item]
    index += 1
  }

  func select(_ item: WKBackForwardListItem) {
    if let place = items.firstIndex(where: { $0 === item }) { index = place }
  }
}
