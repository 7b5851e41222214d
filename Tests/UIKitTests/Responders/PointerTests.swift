import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

/// What a display reports of fingers and mice reaches views as Apple documents it for `UIEvent`, `UITouch`,
/// `UIView.isMultipleTouchEnabled`, `UIView.isExclusiveTouch` and `UIHoverGestureRecognizer`.
@MainActor @Suite("Pointers") struct PointerTests {
  final class Pad: UIView {
    var log: [String] = []
    var event: UIEvent?

    private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      self.event = event
      log += touches.map { "\(word) \(Int($0.location(in: self).x))" }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let left = Pad(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
  let right = Pad(frame: CGRect(x: 150, y: 0, width: 150, height: 200))

  init() {
    window.addSubview(left)
    window.addSubview(right)
    window.isHidden = false
  }

  private func send(
    _ phase: Pointer.Phase, _ x: CGFloat, id: Int = 0, _ change: (inout Pointer) -> Void = { _ in }
  ) {
    var pointer = Pointer(phase, at: CGPoint(x: x, y: 100), id: id)
    change(&pointer)
    UIApplication.shared.inputRouter.receive(.pointer(pointer), in: window)
  }

  @Test func `of two fingers on a view, it hears of the first one only`() {
    send(.began, 10)
    send(.began, 60, id: 1)
    send(.moved, 70, id: 1)
    send(.ended, 70, id: 1)
    send(.moved, 20)
    send(.ended, 20)
    #expect(left.log == ["began 10", "moved 20", "ended 20"])
    send(.began, 60, id: 1)
    send(.ended, 60, id: 1)
    #expect(left.log.suffix(2) == ["began 60", "ended 60"])
  }

  @Test func `a view that allows several touches hears of all, and each event has all of them`() {
    left.isMultipleTouchEnabled = true
    send(.began, 10)
    send(.began, 60, id: 1)
    #expect(left.event?.allTouches?.count == 2)
    #expect(Set((left.event?.allTouches ?? []).map(\.phase)) == [.began, .stationary])
    send(.ended, 10)
    #expect(left.event?.touches(for: left)?.count == 2)
    send(.moved, 61, id: 1)
    #expect(left.event?.allTouches?.count == 1)
    #expect(left.log == ["began 10", "began 60", "ended 10", "moved 61"])
    send(.ended, 61, id: 1)
  }

  @Test func `fingers on different views are told to both, unless one is exclusive`() {
    send(.began, 10)
    send(.began, 160, id: 1)
    #expect(right.log == ["began 10"])
    send(.ended, 160, id: 1)
    right.isExclusiveTouch = true
    send(.began, 160, id: 1)
    #expect(right.log.count == 2)
    send(.ended, 160, id: 1)
    send(.ended, 10)
    send(.began, 160, id: 1)
    send(.began, 10)
    #expect(right.log.count == 3)
    #expect(left.log == ["began 10", "ended 10"])
    send(.ended, 10)
    send(.ended, 160, id: 1)
  }

  @Test func `two fingers pinch, and scroll views zoom`() {
    final class Zoomed: NSObject, UIScrollViewDelegate {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 200))
      var log: [String] = []
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        log.append("begin")
      }
      func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
      ) { log.append("end \(scale)") }
    }
    let zoomed = Zoomed()
    let scroll = UIScrollView(frame: left.bounds)
    scroll.delegate = zoomed
    scroll.maximumZoomScale = 4
    scroll.addSubview(zoomed.content)
    left.addSubview(scroll)
    send(.began, 60)
    send(.began, 80, id: 1)
    for distance in [10, 20, 30] as [CGFloat] {
      send(.moved, 60 - distance / 2)
      send(.moved, 80 + distance / 2, id: 1)
    }
    send(.ended, 45)
    send(.ended, 95, id: 1)
    #expect(scroll.zoomScale == 2.5)
    // What was between the fingers stays there.
    #expect(scroll.contentOffset == CGPoint(x: 105, y: 150))
    #expect(zoomed.log.first == "begin")
    #expect(zoomed.log.last == "end 2.5")
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil)
  }

  @Test func `taps at one place count up, elsewhere they begin anew`() {
    func count(at x: CGFloat, time: TimeInterval) -> Int? {
      send(.began, x) { $0.time = time }
      defer { send(.ended, x) { $0.time = time + 0.05 } }
      return left.event?.allTouches?.first?.tapCount
    }
    // Far from where another test may have tapped just before.
    _ = count(at: 250, time: 0)
    #expect(count(at: 10, time: 1) == 1)
    #expect(count(at: 12, time: 1.2) == 2)
    #expect(count(at: 90, time: 1.4) == 1)
  }

  @Test func `a mouse's button and modifiers are the event's; a tap wants the primary one`() {
    let tap = UITapGestureRecognizer()
    let log = StateLog(tap)
    left.addGestureRecognizer(tap)
    func click(_ buttons: Pointer.Buttons) {
      for phase in [Pointer.Phase.began, .ended] {
        send(phase, 10) { pointer in
          pointer.kind = .mouse
          pointer.buttons = buttons
          pointer.modifiers = [.shift]
        }
      }
    }
    click(.secondary)
    #expect(log.states.isEmpty)
    #expect(left.event?.buttonMask == .secondary)
    #expect(left.event?.modifierFlags == .shift)
    #expect(left.event?.allTouches?.first?.type == .direct)
    tap.buttonMaskRequired = .secondary
    click(.secondary)
    #expect(log.states == [.ended])
    #expect(tap.modifierFlags == .shift)
  }

  @Test func `a secondary click opens a context menu at once`() {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      var places: [CGPoint] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        places.append(location)
        return nil
      }
    }
    let menus = Menus()
    right.addInteraction(UIContextMenuInteraction(delegate: menus))
    send(.began, 160)
    send(.ended, 160)
    #expect(menus.places.isEmpty)
    send(.began, 160) { $0.buttons = .secondary }
    #expect(menus.places == [CGPoint(x: 10, y: 100)])
    send(.ended, 160) { $0.buttons = .secondary }
  }

  @Test func `a pointer above a view hovers, from its entry to its exit`() {
    let hover = UIHoverGestureRecognizer()
    let log = StateLog(hover)
    left.addGestureRecognizer(hover)
    send(.hovered, 160)
    #expect(log.states.isEmpty)
    send(.hovered, 100)
    #expect(hover.location(in: left) == CGPoint(x: 100, y: 100))
    send(.hovered, 90)
    send(.hovered, 160)
    #expect(log.states == [.began, .changed, .ended])
    send(.hovered, 90)
    send(.exited, 0)
    #expect(log.states.suffix(2) == [.began, .ended])
    hover.isEnabled = false
    send(.hovered, 90)
    #expect(log.states.count == 5)
  }
}
