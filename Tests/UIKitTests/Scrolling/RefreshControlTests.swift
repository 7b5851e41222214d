import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A refresh control") struct RefreshControlTests {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let control = UIRefreshControl()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.refreshControl = control
  }

  @Test func `pulling far enough beyond the top starts it`() {
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    _ = view.scroll(by: CGSize(width: 0, height: -48))
    #expect(refreshes == 0)
    _ = view.scroll(by: CGSize(width: 0, height: -48))
    #expect(refreshes == 1)
    #expect(control.isRefreshing)
    for _ in 0..<4 { _ = view.scroll(by: CGSize(width: 0, height: -48)) }
    #expect(refreshes == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test func `it stands above the content while it refreshes`() {
    view.layoutIfNeeded()
    #expect(control.isHidden)
    control.beginRefreshing()
    view.layoutIfNeeded()
    #expect(!control.isHidden)
    #expect(view.contentOffset.y == -control.frame.height)
    #expect(control.frame.maxY == 0)
    control.endRefreshing()
    #expect(view.contentOffset.y == 0)
    #expect(control.isHidden)
  }

  @Test func `the app's own start sends no event`() {
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    control.beginRefreshing()
    #expect(refreshes == 0)
  }
}
