import Portico
import Testing
import UIKit

@testable import GreetingMVPSupervising

/// The presenter is tested against a spy, the model alone; that the one reaches the view without the other shows on a view.
@MainActor @Suite("MVP, supervising controller") struct SupervisingControllerTests {
  final class SpyView: GreetingView {
    var reveals = 0

    func revealGreeting() {
      reveals += 1
    }
  }

  private let person = Person(firstName: "David", lastName: "Blaine")

  @Test("The presenter decides when the greeting is seen")
  func reveals() {
    let presenter = GreetingPresenter(model: person)
    let view = SpyView()
    presenter.view = view
    presenter.showGreeting()
    #expect(view.reveals == 1)
  }

  @Test("What it says comes from the model, past the presenter")
  func binds() throws {
    let controller = GreetingViewController(presenter: GreetingPresenter(model: person))
    controller.loadViewIfNeeded()
    let label = try #require(controller.view.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Hello David Blaine")
    person.firstName = "Dynamo"
    ViewBinding.flush()
    #expect(label.text == "Hello Dynamo Blaine")
    #expect(label.isHidden)
  }
}
