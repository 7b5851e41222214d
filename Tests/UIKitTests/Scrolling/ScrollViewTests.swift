import DisplayInterface
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("A scroll view") struct ScrollViewTests {
  final class Recorder: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var target: CGPoint?
    var states: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append("didScroll")
      states.append(
        "\(scrollView.isTracking) \(scrollView.isDragging) \(scrollView.isDecelerating)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("willEndDragging \(targetContentOffset.pointee.y)")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      log.append("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.append("didEndDecelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log.append("didEndScrollingAnimation")
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("didScrollToTop") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let recorder = Recorder()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = recorder
  }

  @Test func `the indicators are no views of the app's`() {
    final class Content: UIScrollView {
      var added: [UIView] = []

      override func addSubview(_ view: UIView) { added.append(view) }
      override func bringSubviewToFront(_ view: UIView) { added.append(view) }
      override func didAddSubview(_ subview: UIView) { added.append(subview) }
    }
    let view = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.layoutIfNeeded()
    #expect(view.verticalIndicator?.superview === view)
    let content = UIView()
    view.insertSubview(content, at: 1)
    #expect(view.added == [content])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.added == [content] && view.subviews.last === view.verticalIndicator)
  }

  @Test func `the content offset is the origin of the bounds`() {
    view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(view.bounds.origin == CGPoint(x: 0, y: 30))
    #expect(recorder.take() == ["didScroll"])
    view.bounds.origin.y = 40
    #expect(view.contentOffset.y == 40)
    #expect(recorder.take() == ["didScroll"])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentOffset.y = 40
    #expect(recorder.take() == [])
  }

  @Test func `an animated change tells when it ended`() {
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    CATransaction.flush()
    #expect(recorder.take() == ["didScroll", "didEndScrollingAnimation"])
    view.setContentOffset(CGPoint(x: 0, y: 90), animated: false)
    CATransaction.flush()
    #expect(recorder.take() == ["didScroll"])
  }

  @Test func `a person's scrolling is told like a drag, and ends at the content's`() {
    #expect(view.scroll(by: CGSize(width: 0, height: 60)))
    #expect(
      recorder.take() == [
        "willBeginDragging", "didScroll", "willEndDragging 60.0", "didEndDragging false",
      ])
    #expect(recorder.states == ["true true false"])
    #expect(!view.isDragging && !view.isTracking)
    #expect(view.scroll(by: CGSize(width: 0, height: 9000)))
    #expect(view.contentOffset.y == 800)
    #expect(!view.scroll(by: CGSize(width: 0, height: 10)))
    #expect(!view.scroll(by: CGSize(width: 10, height: 0)))
  }

  @Test func `the delegate may choose where scrolling rests`() {
    recorder.target = CGPoint(x: 0, y: 100)
    #expect(view.scroll(by: CGSize(width: 0, height: 60)))
    #expect(view.contentOffset.y == 100)
    #expect(
      recorder.take() == [
        "willBeginDragging", "didScroll", "willEndDragging 60.0", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(recorder.states.last == "false false true")
  }

  @Test func `pages are scrolled one at a time`() {
    view.isPagingEnabled = true
    #expect(view.scroll(by: CGSize(width: 0, height: 10)))
    #expect(view.contentOffset.y == 200)
    #expect(view.scroll(by: CGSize(width: 0, height: 10)))
    #expect(view.contentOffset.y == 400)
    #expect(view.scroll(by: CGSize(width: 0, height: -10)))
    #expect(view.contentOffset.y == 200)
  }

  @Test func `scrolling that is disabled does nothing`() {
    view.isScrollEnabled = false
    #expect(!view.scroll(by: CGSize(width: 0, height: 10)))
    #expect(recorder.take() == [])
  }

  @Test func `rectangles come into sight with the least movement`() {
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 50)
    view.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 50)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 20)
    view.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 800)
  }

  @Test func `content that becomes shorter stays in sight`() {
    view.contentOffset.y = 700
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 300)
    view.frame.size.height = 400
    #expect(view.contentOffset.y == 100)
  }

  @Test func `insets are room to scroll into`() {
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(view.contentOffset.y == 0)
    #expect(view.scroll(by: CGSize(width: 0, height: -9000)))
    #expect(view.contentOffset.y == -20)
    #expect(view.scroll(by: CGSize(width: 0, height: 9000)))
    #expect(view.contentOffset.y == 830)
  }

  @Test(arguments: [CGFloat(0), 200]) func `insets move content that fits`(height: CGFloat) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    view.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: -10, y: -20))
  }

  @Test func `the safe area is kept free by insets, not by what is inside`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 10, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    view.frame = controller.view.bounds
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    view.addSubview(content)
    controller.view.addSubview(view)
    CATransaction.flush()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 10, right: 0))
    #expect(view.contentOffset.y == -50)
    view.contentOffset.y = 20
    content.frame.size.height = 1001
    #expect(content.safeAreaInsets == .zero)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
  }

  @Test func `constraints to the content guide make the content's size`() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 700))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 700))
  }

  @Test func `keys turn pages`() {
    #expect(view.handle(.init(.pageDown)))
    #expect(view.contentOffset.y == 156)
    #expect(view.handle(.init(.end)))
    #expect(view.contentOffset.y == 800)
    #expect(!view.handle(.init(.pageDown)))
    #expect(view.handle(.init(.pageUp)))
    #expect(view.contentOffset.y == 644)
    recorder.log = []
    #expect(view.handle(.init(.home)))
    #expect(view.contentOffset.y == 0)
    #expect(recorder.take() == ["didScroll", "didScrollToTop"])
  }

  @Test func `zooming changes the delegate's view and the content's size`() {
    final class Zoomer: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }
    let zoomer = Zoomer()
    view.addSubview(zoomer.content)
    view.delegate = zoomer
    view.maximumZoomScale = 3
    view.zoomScale = 5
    #expect(view.zoomScale == 3)
    #expect(view.contentSize == CGSize(width: 300, height: 300))
  }
}
