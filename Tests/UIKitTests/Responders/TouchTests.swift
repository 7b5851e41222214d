import Testing
import UIKit

@MainActor @Suite("Touches that tests make") struct TouchTests {
  final class Tap: UITouch {
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
  }

  final class Listener: UIView {
    var places: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      places += touches.map { $0.location(in: self) }
    }
  }

  @Test func `are nowhere, or where their class says`() {
    let view = Listener()
    view.touchesBegan([UITouch()], with: UIEvent())
    view.touchesBegan([Tap()], with: nil)
    #expect(view.places == [.zero, CGPoint(x: 3, y: 4)])
    #expect(UITouch().view == nil)
  }
}
