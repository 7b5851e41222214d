import Portico
import Testing

@testable import GreetingMVPPassive

/// All that the screen decides is tested against a spy, without UIKit.
@MainActor @Suite("MVP, passive view") struct PassiveViewTests {
  final class SpyView: GreetingView {
    var shown: [String] = []

    func show(greeting: String) {
      shown.append(greeting)
    }
  }

  private let presenter = GreetingPresenter(
    person: Person(firstName: "David", lastName: "Blaine"))

  @Test("The presenter has the view show a greeting, and nothing before")
  func shows() {
    let view = SpyView()
    presenter.view = view
    #expect(view.shown.isEmpty)
    presenter.showGreeting()
    #expect(view.shown == ["Hello David Blaine"])
  }

  @Test("A presenter whose view is gone has nobody to tell")
  func late() {
    do {
      let view = SpyView()
      presenter.view = view
    }
    presenter.showGreeting()
    #expect(presenter.view == nil)
  }
}
