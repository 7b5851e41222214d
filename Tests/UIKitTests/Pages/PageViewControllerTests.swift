import AppDriver
import DisplayInterface
import Foundation
import SeededRandom
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Page view controllers") struct PageViewControllerTests {
  let recorder = Recorder()

  /// Pages named by letters, from A.
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let recorder: Recorder
    let pages: [UIViewController]
    var counts = true
    /// Done when the delegate is told that a person begins to turn a page.
    var whenTurning: (() -> Void)?

    init(_ names: String, _ recorder: Recorder) {
      self.recorder = recorder
      pages = names.map { RecordedController(String($0), recorder) }
    }

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      counts ? pages.count : 0
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      recorder.note("to " + pendingViewControllers.map { $0.title ?? "" }.joined())
      whenTurning?()
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let from = previousViewControllers.map { $0.title ?? "" }.joined()
      recorder.note("from \(from) \(finished) \(completed)")
    }
  }

  func make(
    _ book: Book, orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    return pages
  }

  func titles(_ pages: UIPageViewController) -> String {
    (pages.viewControllers ?? []).map { $0.title ?? "" }.joined()
  }

  /// The left edge of a page in the window.
  func left(_ page: UIViewController) -> CGFloat { page.view.convert(CGPoint.zero, to: nil).x }

  func control(_ pages: UIPageViewController) -> UIPageControl {
    pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first!
  }

  @Test("show their first page when they appear")
  func first() {
    let book = Book("ABC", recorder)
    let pages = make(book)
    #expect(recorder.take() == ["A.willMove", "A.didMove"])
    #expect(!pages.viewControllers![0].isViewLoaded)
    withWindow(pages) { _ in
      #expect(
        recorder.take() == ["A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
      #expect(pages.children == [book.pages[0]])
    }
  }

  @Test("turn by code, and tell nobody")
  func byCode() {
    let book = Book("ABC", recorder)
    let pages = make(book)
    withWindow(pages) { _ in
      _ = recorder.take()
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
        recorder.note("done \($0)")
      }
      #expect(
        recorder.take() == [
          "A.willMove(nil)", "C.willMove", "A.willDisappear~", "C.didLoad", "C.willAppear~+",
        ])
      pass(0.1)
      #expect(recorder.take() == ["C.isAppearing"])
      pass()
      #expect(
        recorder.take() == [
          "A.didDisappear", "C.didAppear", "A.didMove(nil)", "C.didMove", "done true",
        ])
      #expect(control(pages).currentPage == 2)
      #expect(book.pages[0].view.window == nil)
    }
  }

  @Test(
    "are let go of after everyone is told that they are held, even by a callback",
    arguments: [false, true])
  func letGoWhileTold(isTurned: Bool) {
    let book = Book("ABC", recorder)
    let pages = make(book)
    withWindow(pages) { _ in
      book.whenTurning = { pages.conductor.letGo(isTurned: isTurned) }
      _ = recorder.take()
      #expect(pages.conductor.hold(.forward))
      pass()
      #expect(titles(pages) == (isTurned ? "B" : "A"))
      let events = recorder.take()
      #expect(events.count { $0.hasPrefix("B.willAppear") } == 1)
      #expect(events.contains(isTurned ? "B.didAppear" : "B.didDisappear"), "\(events)")
      #expect(events.contains(isTurned ? "A.didDisappear" : "A.didAppear"), "\(events)")
    }
  }

  @Test("that are let go of while something covers them appear when it goes")
  func letGoWhileCovered() {
    let book = Book("ABC", recorder)
    let pages = make(book)
    withWindow(pages) { _ in
      #expect(pages.conductor.hold(.forward))
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      pages.present(cover, animated: false)
      pass()
      pages.conductor.letGo(isTurned: false)
      pass()
      let first = pages.viewControllers!.first!
      #expect(titles(pages) == "A" && first.appearance.state == .disappeared)
      pages.dismiss(animated: false)
      pass()
      #expect(first.appearance.state == .appeared)
    }
  }

  @Test("are overtaken by what is set meanwhile")
  func overtaken() {
    let book = Book("ABC", recorder)
    let pages = make(book)
    withWindow(pages) { _ in
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
        recorder.note("B \($0)")
      }
      pass(0.1)
      _ = recorder.take()
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
        recorder.note("C \($0)")
      }
      pass()
      let events = recorder.take()
      #expect(events.filter { !$0.contains(".") } == ["B false", "C true"])
      #expect(titles(pages) == "C")
      #expect(pages.children == [book.pages[2]])
    }
  }

  @Test("turn by the wheel, keys, a swipe and the page control, and tell their delegate")
  func byPerson() {
    let book = Book("ABC", recorder)
    let pages = make(book)
    withWindow(pages) { window in
      let router = UIApplication.shared.inputRouter
      _ = recorder.take()
      router.receive(.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 8, height: 0)))
      pass()
      #expect(
        recorder.take().filter { !$0.contains(".") } == ["to B", "from A true true"])
      #expect(titles(pages) == "B")
      #expect(control(pages).currentPage == 1)
      router.receive(.key(KeyPress(.pageDown)), in: window)
      pass()
      #expect(titles(pages) == "C")
      // There is none after the last.
      router.receive(.key(KeyPress(.pageDown)), in: window)
      pass()
      #expect(titles(pages) == "C")
      router.receive(.key(KeyPress(.left)), in: window)
      pass()
      #expect(titles(pages) == "B")
      control(pages).currentPage = 0
      control(pages).sendActions(for: .valueChanged)
      pass()
      #expect(titles(pages) == "A")
      #expect(control(pages).currentPage == 0)
    }
  }

  @Test("turn up and down where they are made so")
  func vertical() {
    let book = Book("AB", recorder)
    let pages = make(book, orientation: .vertical)
    withWindow(pages) { window in
      let router = UIApplication.shared.inputRouter
      #expect(control(pages).isHidden)
      router.receive(.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 8, height: 0)))
      pass()
      #expect(titles(pages) == "A")
      router.receive(.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 8)))
      pass()
      #expect(titles(pages) == "B")
      router.receive(.key(KeyPress(.up)), in: window)
      pass()
      #expect(titles(pages) == "A")
    }
  }

  @Test("move focus on the page before an arrow key turns it")
  func focus() {
    let book = Book("AB", recorder)
    let pages = make(book)
    let buttons = ["1", "2"].map { UIButton(configuration: .plain(), title: $0) }
    withWindow(pages) { window in
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: 20 + 100 * index, y: 100, width: 80, height: 40)
        book.pages[0].view.addSubview(button)
      }
      pass()
      let router = UIApplication.shared.inputRouter
      router.focus(on: buttons[0])
      router.receive(.key(KeyPress(.right)), in: window)
      pass()
      #expect(buttons[1].isFocused)
      #expect(titles(pages) == "A")
      router.receive(.key(KeyPress(.right)), in: window)
      pass()
      #expect(titles(pages) == "B")
    }
  }

  /// Drags over the page, without letting go.
  func drag(_ window: UIWindow, by distance: CGFloat) -> Finger {
    let finger = Finger(window)
    let start = distance < 0 ? window.bounds.width - 20 : 20
    finger.down(start, 100)
    for step in 1...4 { finger.move(start + distance * CGFloat(step) / 4, 100) }
    return finger
  }

  @Test("follow a finger, and turn where it goes far enough")
  func dragged() {
    let book = Book("ABC", recorder)
    let pages = make(book)
    withWindow(pages) { window in
      _ = recorder.take()
      let width = window.bounds.width
      let finger = drag(window, by: -width * 0.75)
      #expect(
        recorder.take() == [
          "to B", "B.willMove", "A.willDisappear~", "B.didLoad", "B.willAppear~+",
        ])
      #expect(left(book.pages[1]) < width / 2)
      #expect(left(book.pages[0]) < -width / 2)
      #expect(titles(pages) == "A")
      finger.up(width * 0.25 - 20, 100)
      #expect(titles(pages) == "B")
      pass()
      #expect(
        recorder.take() == [
          "A.willMove(nil)", "B.isAppearing", "A.didDisappear", "B.didAppear", "A.didMove(nil)",
          "B.didMove", "from A true true",
        ])
      #expect(pages.children == [book.pages[1]])
      #expect(left(book.pages[1]) == 0)
      #expect(control(pages).currentPage == 1)
    }
  }

  @Test("go back where a finger lets go too early")
  func letGo() {
    let book = Book("ABC", recorder)
    let pages = make(book)
    withWindow(pages) { window in
      _ = recorder.take()
      let finger = drag(window, by: -40)
      _ = recorder.take()
      finger.cancel()
      pass()
      #expect(
        recorder.take() == [
          "B.willMove(nil)", "B.willDisappear~", "A.willAppear~", "A.isAppearing",
          "B.didDisappear", "B.didMove(nil)", "A.didAppear", "from A true false",
        ])
      #expect(pages.children == [book.pages[0]])
      #expect(left(book.pages[0]) == 0)
      #expect(book.pages[1].view.superview == nil)
      #expect(control(pages).currentPage == 0)
      // There is none before the first.
      drag(window, by: 60).cancel()
      pass()
      #expect(recorder.take() == [])
      #expect(left(book.pages[0]) == 0)
    }
  }

  @Test("leave their gestures to books alone")
  func gestures() {
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(scrolling.gestureRecognizers.isEmpty)
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(book.gestureRecognizers.count == 1)
  }

  @Test("show two pages where the spine is in the middle")
  func spread() {
    let book = Book("ABCD", recorder)
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    pages.dataSource = book
    pages.setViewControllers(Array(book.pages[..<2]), direction: .forward, animated: false)
    withWindow(pages) { window in
      #expect(book.pages[1].view.frame.minX == window.bounds.width / 2)
      UIApplication.shared.inputRouter.receive(.key(KeyPress(.pageDown)), in: window)
      pass()
      #expect(titles(pages) == "CD")
      UIApplication.shared.inputRouter.receive(.key(KeyPress(.pageUp)), in: window)
      pass()
      #expect(titles(pages) == "AB")
    }
  }

  @Test("leave nothing behind")
  func freed() {
    weak var freed: UIPageViewController?
    weak var page: UIViewController?
    withWindow { window in
      let book = Book("AB", recorder)
      let pages = make(book)
      freed = pages
      page = book.pages[1]
      window.rootViewController = pages
      pass()
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      pass()
      window.rootViewController = nil
    }
    #expect(freed == nil)
    #expect(page == nil)
  }

  /// Every sequence of three turns, or of four with `PORTICO_EXHAUSTIVE` set, half of them while another is under way.
  @Test("keep callbacks in order whatever is turned when")
  func sequences() {
    let log = CheckedController.Log()
    func turns(_ length: Int) -> [[Int]] {
      length == 0 ? [[]] : turns(length - 1).flatMap { one in (0..<6).map { one + [$0] } }
    }
    for turns in turns(isExhaustive ? 4 : 3) {
      let all = "ABC".map { CheckedController(String($0), log) }
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([all[0]], direction: .forward, animated: false)
      withWindow(pages) { _ in
        for turn in turns {
          pages.setViewControllers(
            [all[turn % 3]], direction: turn % 2 == 0 ? .forward : .reverse, animated: true)
          if turn < 3 { pass() } else { pass(0.1) }
        }
        pass()
        let faults = UIKitTests.faults(below: pages, all: all) + log.faults
        #expect(faults.isEmpty, "\(turns): \(faults)")
        #expect(pages.viewControllers == [all[turns[turns.count - 1] % 3]])
      }
      if !log.faults.isEmpty { return }
    }
  }

  @Test("look like this on a display of cells")
  func picture() {
    onCells(columns: 24, rows: 4) {
      let book = Book("ABC", recorder)
      let pages = make(book)
      withWindow(pages) { window in
        let label = UILabel(frame: CGRect(x: 8, y: 0, width: 160, height: 16))
        label.text = "The first page"
        book.pages[0].view.addSubview(label)
        pass()
        #expect(ScreenText.of([window]).contains(" The first page"))
        #expect(ScreenText.of([window]).contains("         ● ○ ○"))
      }
    }
  }
}

extension UIButton {
  fileprivate convenience init(configuration: Configuration, title: String) {
    self.init(configuration: configuration)
    setTitle(title, for: .normal)
  }

  @Test("take the back of the previous page for an animated turn of pages with two sides")
  func doubleSided() {
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    controller.isDoubleSided = true
    let (front, back) = (UIViewController(), UIViewController())
    controller.setViewControllers([front], direction: .forward, animated: false)
    controller.setViewControllers([front, back], direction: .forward, animated: true)
    #expect(controller.viewControllers == [front])
  }
}
