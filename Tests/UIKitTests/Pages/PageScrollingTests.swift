import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

/// Apps find the scroll view of a page view controller among its subviews, and follow its offset.
@MainActor @Suite("The scroll view of pages", .serialized) struct PageScrollingTests {
  private typealias Book = PageViewControllerTests.Book

  private final class Follower: NSObject, UIScrollViewDelegate {
    let recorder: Recorder
    var offsets: [CGFloat] = []

    init(_ recorder: Recorder) { self.recorder = recorder }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let offset = scrollView.contentOffset
      offsets.append(max(offset.x / scrollView.bounds.width, offset.y / scrollView.bounds.height))
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { recorder.note("drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      recorder.note("towards \(targetContentOffset.pointee.x / scrollView.bounds.width)")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      recorder.note("let go \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { recorder.note("at rest") }
  }

  private let recorder = Recorder()
  private let book: Book
  private let follower: Follower
  private let pages: UIPageViewController
  private let scroller: UIScrollView

  init() throws {
    book = Book("ABC", recorder)
    follower = Follower(recorder)
    pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    book.counts = false
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    scroller = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    scroller.delegate = follower
  }

  /// Runs `body` with the pages in a window, and with time that has frames and stands still.
  private func moving(_ body: (UIWindow) -> Void) {
    AnimationTimeline.current.movesInFrames = true
    withWindow(pages) { window in
      _ = take()
      body(window)
    }
    AnimationTimeline.current.movesInFrames = false
  }

  /// The messages to both delegates, without the appearance of pages.
  private func take() -> [String] {
    follower.offsets = []
    return recorder.take().filter { !$0.contains(".") || $0.hasPrefix("towards") }
  }

  private func offset() -> CGFloat { scroller.contentOffset.x / scroller.bounds.width }

  /// Waits for the next frame.
  private func frame(_ count: Int = 1) { for _ in 0..<count { pass(1.0 / 60) } }

  private func left(_ page: Int) -> CGFloat {
    book.pages[page].view.convert(CGPoint.zero, to: nil).x
  }

  /// A finger that moves slowly over the page, in steps, and stays on it.
  private func drag(_ window: UIWindow, by parts: CGFloat...) -> Finger {
    let width = window.bounds.width
    let finger = Finger(window)
    var x = width / 2
    finger.down(x, 100)
    for part in parts {
      x -= part * width
      finger.move(x, 100)
    }
    return finger
  }

  @Test("It has its size before the first layout")
  func size() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let scroller = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scroller.frame == pages.view.bounds)
    #expect(!scroller.frame.isEmpty)
  }

  @Test("rests at the second of three pages, and pages lie at its origin")
  func rest() {
    moving { window in
      let width = window.bounds.width
      #expect(scroller.isPagingEnabled && scroller.bounces)
      #expect(
        scroller.bounds
          == CGRect(x: width + 20, y: 0, width: width + 20, height: window.bounds.height))
      #expect(scroller.contentSize == CGSize(width: 3 * (width + 20), height: window.bounds.height))
      #expect(book.pages[0].view.frame == CGRect(origin: .zero, size: window.bounds.size))
      #expect(left(0) == 0)
      // Nothing but a drag moves it.
      scroller.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
      #expect(left(0) == 0)
      window.frame.size = CGSize(width: 300, height: 500)
      pass()
      #expect(offset() == 1 && scroller.contentSize.width == 960 && left(0) == 0)
    }
  }

  @Test("follows a finger, goes on to the next page, and returns to the middle")
  func dragged() {
    moving { window in
      let finger = drag(window, by: 0.1, 0.1, 0.2)
      #expect(
        follower.offsets.count == 3
          && abs(offset() - 1.4 * window.bounds.width / (window.bounds.width + 20)) < 0.1)
      #expect(left(0) < -0.3 * window.bounds.width && left(1) == left(0) + window.bounds.width + 20)
      #expect(take() == ["drag", "to B"])
      finger.move(-20, 100)
      finger.up(-20, 100, after: 1)
      #expect(take() == ["towards 2.0", "let go true"])
      #expect(pages.viewControllers == [book.pages[1]])
      for _ in 0..<60 where offset() != 1 { frame() }
      let offsets = follower.offsets
      #expect(offsets.dropLast() == offsets.dropLast().sorted()[...])
      #expect(offsets.count > 5 && offsets.suffix(2) == [2, 1], "\(offsets)")
      #expect(take() == ["at rest", "from A true true"])
      #expect(left(1) == 0 && book.pages[0].view.window == nil)
    }
  }

  @Test("goes back where a finger lets go too early, and bounces where there is no page")
  func notFarEnough() {
    moving { window in
      drag(window, by: 0.1, 0.1).up(window.bounds.width * 0.3, 100, after: 1)
      #expect(take() == ["drag", "to B", "towards 1.0", "let go true"])
      pass(5)
      #expect(take() == ["at rest", "from A true false"])
      #expect(offset() == 1 && left(0) == 0)
      let finger = drag(window, by: -0.1, -0.2)
      #expect(offset() < 1 && left(0) > 0 && left(0) < 0.3 * window.bounds.width)
      finger.up(window.bounds.width * 0.8, 100, after: 1)
      pass(5)
      #expect(take() == ["drag", "towards 1.0", "let go true", "at rest"])
      #expect(offset() == 1)
      pages.dataSource = nil
      _ = drag(window, by: -0.1, -0.2)
      #expect(offset() == 1 && take() == [])
    }
  }

  @Test("turns to the page on the other side when the finger goes back over the middle")
  func overTheMiddle() {
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    moving { window in
      let finger = drag(window, by: 0.2, -0.3, -0.2)
      #expect(take() == ["drag", "to C", "from B true false", "to A"])
      #expect(left(0) < 0 && left(1) > 0 && book.pages[2].view.window == nil)
      finger.up(window.bounds.width * 0.95, 100, after: 1)
      pass(5)
      #expect(pages.viewControllers == [book.pages[1]] && pages.children == [book.pages[1]])
    }
  }

  @Test("is caught by a finger while a page is turned, and dragged back")
  func caught() {
    moving { window in
      drag(window, by: 0.2, 0.3, 0.2).up(-0.2 * window.bounds.width, 100, after: 1)
      frame(4)
      let place = left(1)
      #expect(place > 30)
      _ = take()
      let finger = Finger(window)
      finger.down(100, 100)
      // Turned in full for the delegates, and held again, at the same place.
      #expect(take() == ["at rest", "from A true true", "to A", "drag"])
      #expect(abs(left(1) - place) < 0.001 && pages.viewControllers == [book.pages[1]])
      #expect(book.pages[0].view.window != nil)
      finger.move(window.bounds.width - 10, 100)
      finger.up(window.bounds.width - 10, 100, after: 1)
      pass(5)
      #expect(pages.viewControllers == [book.pages[0]] && left(0) == 0 && offset() == 1)
    }
  }

  @Test("scrolls while pages are turned by code and by keys")
  func byCode() {
    moving { window in
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      frame(30)
      #expect(follower.offsets.count > 5 && follower.offsets.suffix(2) == [2, 1])
      #expect(follower.offsets.allSatisfy { $0 >= 1 })
      _ = take()
      UIApplication.shared.inputRouter.receive(.key(KeyPress(.pageUp)), in: window)
      frame(30)
      #expect(follower.offsets.count > 5 && follower.offsets.suffix(2) == [0, 1])
      #expect(pages.viewControllers == [book.pages[0]] && left(0) == 0)
    }
  }

  @Test("is left in the middle by a page that is set while a finger drags")
  func overtaken() {
    moving { window in
      let finger = drag(window, by: 0.2, 0.2)
      _ = take()
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
      finger.up(20, 100)
      pass(5)
      #expect(pages.viewControllers == [book.pages[2]] && pages.children == [book.pages[2]])
      #expect(offset() == 1 && left(2) == 0)
    }
  }

  @Test("keeps fingers and the wheel from turning pages where an app disables it")
  func disabled() {
    scroller.isScrollEnabled = false
    moving { window in
      drag(window, by: 0.2, 0.2).up(20, 100)
      pass()
      UIApplication.shared.inputRouter.receive(
        .scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 8, height: 0)))
      pass()
      #expect(pages.viewControllers == [book.pages[0]] && follower.offsets == [] && take() == [])
    }
  }

  @Test("exists only where pages scroll")
  func books() {
    let curled = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    curled.loadViewIfNeeded()
    #expect(!curled.view.subviews.contains { $0 is UIScrollView })
  }
}
