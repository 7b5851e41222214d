import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.serialized) struct GestureTests {
  let stage = TouchStage()

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer
  ) -> (Recognizer, StateLog) {
    let log = StateLog(recognizer)
    stage.pad.addGestureRecognizer(recognizer)
    return (recognizer, log)
  }

  /// Runs `body` while time passes by hand only.
  private func byHand(_ body: (AnimationTimeline) -> Void) {
    let timeline = AnimationTimeline.current
    timeline.isManual = true
    body(timeline)
    timeline.isManual = false
  }

  @Test("A tap is recognized, and the view's touch is cancelled in place of ended")
  func tap() {
    let (tap, log) = add(UITapGestureRecognizer(target: nil, action: nil))
    stage.finger.tap(10, 20)
    #expect(log.states == [.ended])
    #expect(stage.pad.log == ["began", "cancelled"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: stage.pad) == CGPoint(x: 10, y: 20))
    stage.finger.tap(10, 20)
    #expect(log.states == [.ended, .ended])
  }

  @Test("A view goes on hearing of touches that a recognizer does not cancel")
  func keepsTouches() {
    let (tap, log) = add(UITapGestureRecognizer())
    tap.cancelsTouchesInView = false
    stage.finger.tap(10, 20)
    #expect(log.states == [.ended])
    #expect(stage.pad.log == ["began", "ended"])
  }

  @Test("A finger that slips away is no tap")
  func slippedTap() {
    let (_, log) = add(UITapGestureRecognizer())
    stage.finger.down(10, 10)
    stage.finger.move(100, 10)
    stage.finger.up(100, 10)
    #expect(log.states.isEmpty)
    #expect(stage.pad.log == ["began", "moved", "ended"])
  }

  @Test("Two taps in time are a double tap, and one is not")
  func doubleTap() {
    let (tap, log) = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    byHand { timeline in
      stage.finger.tap(10, 10)
      #expect(log.states.isEmpty)
      stage.finger.tap(12, 10)
      #expect(log.states == [.ended])
      stage.finger.tap(10, 10)
      timeline.advance(by: 1)
      stage.finger.tap(10, 10)
      #expect(log.states == [.ended])
      timeline.advance(by: 1)
    }
  }

  @Test("A single tap that waits for a double tap to fail comes when it has")
  func failureRequirement() {
    let (double, doubleLog) = add(UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    let (single, singleLog) = add(UITapGestureRecognizer())
    single.require(toFail: double)
    byHand { timeline in
      stage.finger.tap(10, 10)
      #expect(singleLog.states.isEmpty)
      #expect(stage.pad.log == ["began"])
      timeline.advance(by: 1)
      #expect(singleLog.states == [.ended])
      #expect(stage.pad.log == ["began", "cancelled"])
      stage.finger.tap(10, 10)
      stage.finger.tap(10, 10)
      timeline.advance(by: 1)
      #expect(singleLog.states == [.ended])
      #expect(doubleLog.states == [.ended])
    }
  }

  @Test("A press that lasts long enough begins, moves and ends")
  func longPress() {
    let (_, log) = add(UILongPressGestureRecognizer())
    byHand { timeline in
      stage.finger.down(10, 10)
      timeline.advance(by: 0.4)
      #expect(log.states.isEmpty)
      timeline.advance(by: 0.2)
      #expect(log.states == [.began])
      stage.finger.move(50, 10)
      stage.finger.up(50, 10)
      #expect(log.states == [.began, .changed, .ended])
      #expect(stage.pad.log == ["began", "cancelled"])
      stage.finger.tap(10, 10)
      timeline.advance(by: 1)
      #expect(log.states.count == 3)
    }
  }

  @Test("A drag is reported with its distance")
  func pan() {
    let (pan, log) = add(UIPanGestureRecognizer())
    stage.finger.down(10, 10)
    stage.finger.move(15, 10)
    #expect(log.states.isEmpty)
    stage.finger.move(40, 30)
    #expect(log.states == [.began])
    #expect(pan.translation(in: stage.pad) == CGPoint(x: 30, y: 20))
    pan.setTranslation(.zero, in: stage.pad)
    stage.finger.move(45, 30)
    #expect(pan.translation(in: stage.pad) == CGPoint(x: 5, y: 0))
    #expect(pan.velocity(in: nil).x > 0)
    stage.finger.up(45, 30)
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test(
    "A finger that rests before it is lifted has no velocity",
    arguments: [(0.0, true), (0.5, false)])
  func rest(pause: TimeInterval, isMoving: Bool) {
    let pan = UIPanGestureRecognizer()
    stage.pad.addGestureRecognizer(pan)
    var velocity: CGPoint?
    pan.reaction = { [unowned pan] in
      if $0.state == .ended { velocity = pan.velocity(in: nil) }
    }
    stage.finger.down(10, 10)
    stage.finger.move(40, 10)
    stage.finger.move(60, 10)
    stage.finger.up(60, 10, after: pause)
    #expect(velocity.map { $0.x > 0 } == isMoving)
  }

  @Test("A swipe is recognized in its direction only")
  func swipe() {
    let (left, leftLog) = add(UISwipeGestureRecognizer())
    left.direction = .left
    let (_, rightLog) = add(UISwipeGestureRecognizer())
    stage.finger.down(10, 10)
    stage.finger.move(90, 15)
    stage.finger.up(90, 15)
    #expect(leftLog.states.isEmpty)
    #expect(rightLog.states == [.ended])
  }

  @Test("Two fingers pinch and turn at once where the delegate allows it")
  func pinchAndRotate() {
    let (pinch, pinchLog) = add(UIPinchGestureRecognizer())
    let (rotation, rotationLog) = add(UIRotationGestureRecognizer())
    pinchLog.isSimultaneous = true
    let other = Finger(stage.window)
    stage.finger.down(100, 100)
    other.down(200, 100)
    Finger.move([(stage.finger, CGPoint(x: 100, y: 100)), (other, CGPoint(x: 100, y: 300))])
    #expect(pinch.scale == 2)
    #expect(abs(rotation.rotation - .pi / 2) < 0.001)
    #expect(pinchLog.states == [.began])
    #expect(rotationLog.states == [.began])
    Finger.move(
      [(stage.finger, CGPoint(x: 100, y: 100)), (other, CGPoint(x: 100, y: 300))], .ended)
    #expect(pinchLog.states == [.began, .ended])
    #expect(pinch.scale == 1)
  }

  @Test("The innermost recognizer has the gesture; both have it where the delegate allows it")
  func nested() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.pad.addSubview(inner)
    let (_, outerLog) = add(UITapGestureRecognizer())
    let innerTap = UITapGestureRecognizer()
    let innerLog = StateLog(innerTap)
    inner.addGestureRecognizer(innerTap)
    stage.finger.tap(10, 10)
    #expect(innerLog.states == [.ended])
    #expect(outerLog.states.isEmpty)
    outerLog.isSimultaneous = true
    stage.finger.tap(10, 10)
    #expect(innerLog.states.count == 2)
    #expect(outerLog.states.count == 1)
  }

  @Test("A delegate that refuses leaves the touch to the view")
  func refused() {
    let (_, log) = add(UITapGestureRecognizer())
    log.mayBegin = false
    stage.finger.tap(10, 10)
    #expect(log.states.isEmpty)
    #expect(stage.pad.log == ["began", "ended"])
  }

  @Test("A tap on a button is the button's")
  func button() {
    let (_, log) = add(UITapGestureRecognizer())
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 80, height: 40), primaryAction: UIAction { _ in taps += 1 })
    stage.pad.addSubview(button)
    stage.finger.tap(10, 10)
    #expect(taps == 1)
    #expect(log.states.isEmpty)
  }

  @Test("A recognizer of one's own begins, is reset, and recognizes again")
  func ownRecognizer() {
    final class Hold: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let (hold, log) = add(Hold())
    stage.finger.down(1, 1)
    #expect(hold.state == .began)
    stage.finger.up(1, 1)
    #expect(hold.state == .possible)
    #expect(hold.resets == 1)
    stage.finger.tap(1, 1)
    #expect(log.states == [.began, .ended, .began, .ended])
  }

  @Test("Turning a recognizer off cancels its gesture")
  func disabled() {
    let (pan, log) = add(UIPanGestureRecognizer())
    stage.finger.down(0, 0)
    stage.finger.move(50, 0)
    pan.isEnabled = false
    #expect(log.states == [.began, .cancelled])
    stage.finger.move(60, 0)
    stage.finger.up(60, 0)
    #expect(log.states.count == 2)
  }

  @Test("Views get a delayed touch once the recognizer has failed")
  func delayed() {
    let (tap, log) = add(UITapGestureRecognizer())
    tap.delaysTouchesBegan = true
    stage.finger.down(0, 0)
    #expect(stage.pad.log.isEmpty)
    stage.finger.move(90, 0)
    stage.finger.up(90, 0)
    #expect(stage.pad.log == ["began", "moved", "ended"])
    #expect(log.states.isEmpty)
  }

  @Test("Dragging scrolls, and takes the touch from what lies in the scroll view")
  func scrolling() {
    let scrollView = UIScrollView(frame: stage.pad.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    let pad = TouchStage.Pad(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    scrollView.addSubview(pad)
    stage.window.addSubview(scrollView)
    stage.finger.down(100, 300)
    stage.finger.move(100, 200)
    #expect(scrollView.isDragging)
    stage.finger.up(100, 200)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
    #expect(!scrollView.isDragging)
    #expect(pad.log == ["began", "cancelled"])
    stage.finger.down(100, 300)
    stage.finger.move(200, 300)
    stage.finger.up(200, 300)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
    #expect(pad.log.suffix(3) == ["began", "moved", "ended"])
  }

  final class Marked: UIPanGestureRecognizer {
    let mark: Int

    // Not an override, for the superclass's is a convenience initializer.
    init() {
      mark = 4
      super.init(target: nil, action: nil)
    }
  }

  @Test("A subclass may have an initializer without parameters of its own")
  func ownInitializer() {
    #expect(Marked().mark == 4)
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
  }
}
