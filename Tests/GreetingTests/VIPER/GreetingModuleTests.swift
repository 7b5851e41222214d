import Portico
import PorticoTesting
import Testing
import UIKit

@testable import GreetingVIPER

/// Every role is tested against spies of its neighbours.
@MainActor @Suite("VIPER: the greeting") struct GreetingModuleTests {
  final class SpyView: GreetingView {
    var shown: [String] = []

    func show(greeting: String) {
      shown.append(greeting)
    }
  }

  final class SpyInteractor: GreetingInteracting {
    var person = david
    var greets = 0

    func greet() {
      greets += 1
    }
  }

  final class SpyRouter: GreetingRouting {
    var edited: [Person] = []
    var result: Person?

    func edit(_ person: Person) async -> Person? {
      edited.append(person)
      return result
    }
  }

  final class SpyOutput: GreetingInteractorOutput {
    var greetings: [GreetingData] = []

    func didGreet(_ greeting: GreetingData) {
      greetings.append(greeting)
    }
  }

  private let interactor = SpyInteractor()
  private let router = SpyRouter()

  @Test("The interactor finds out whom to greet, and says nothing of how that is put")
  func interactorAlone() {
    let output = SpyOutput()
    let interactor = GreetingInteractor(person: Person(firstName: "", lastName: "Blaine"))
    interactor.output = output
    interactor.greet()
    #expect(output.greetings == [GreetingData(salutation: "Hello", name: "Blaine")])
  }

  @Test("The presenter asks the interactor and puts its answer into words")
  func presenterAlone() {
    let view = SpyView()
    let presenter = GreetingPresenter(interactor: interactor, router: router)
    presenter.view = view
    presenter.showGreeting()
    #expect(interactor.greets == 1)
    #expect(view.shown.isEmpty)
    presenter.didGreet(GreetingData(salutation: "Hello", name: "David Blaine"))
    presenter.didGreet(GreetingData(salutation: "Hello", name: ""))
    #expect(view.shown == ["Hello David Blaine", "Hello"])
  }

  @Test("A person that was edited is greeted; after a cancelled edit nothing happens")
  func presenterEdits() async throws {
    let presenter = GreetingPresenter(interactor: interactor, router: router)
    presenter.edit()
    try await waitUntil("the edit") { router.edited.count == 1 }
    #expect(interactor.person.firstName == "David")
    #expect(interactor.greets == 0)
    router.result = Person(firstName: "Dynamo", lastName: "")
    presenter.edit()
    try await waitUntil("the greeting") { interactor.greets == 1 }
    #expect(interactor.person.firstName == "Dynamo")
    #expect(router.edited.map(\.firstName) == ["David", "David"])
  }

  @Test("A module is put together with each reference in the right direction")
  func wiring() throws {
    let controller = GreetingModule(person: david).makeViewController()
    let parts = objects(of: controller)
    let presenter = try #require(parts.lazy.compactMap { $0 as? GreetingPresenter }.first)
    #expect(presenter.view === controller)
    let interactor = try #require(presenter.interactor as? GreetingInteractor)
    #expect(interactor.output === presenter)
    #expect((presenter.router as? GreetingRouter)?.viewController === controller)
  }
}

private let david = Person(firstName: "David", lastName: "Blaine")
