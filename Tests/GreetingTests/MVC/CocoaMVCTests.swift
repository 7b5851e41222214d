import Testing
import UIKit

@testable import GreetingCocoaMVCDoneWell

/// Done well, Cocoa MVC has a model and a view that can be tested alone. What the controller does shows on screen only.
@MainActor @Suite("Cocoa MVC, done well") struct CocoaMVCTests {
  @Test(
    "The model knows its greeting",
    arguments: [("David", "Blaine", "Hello David Blaine"), ("", "Blaine", "Hello Blaine")])
  func model(first: String, last: String, greeting: String) {
    #expect(Person(firstName: first, lastName: last).greeting == greeting)
  }

  @Test("The view shows any text, without a model or a controller")
  func view() {
    let view = GreetingView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    view.greetingLabel.text = "Anything"
    view.layoutIfNeeded()
    #expect(view.greetingLabel.frame.height > 0)
    #expect(view.greetingLabel.frame.maxY <= view.showGreetingButton.frame.minY)
    #expect(view.showGreetingButton.center == view.center)
  }
}
