import Portico
import Testing
import UIKit

@testable import GreetingTraditionalMVC

/// The model can be tested alone. The view cannot be without the model, nor the model's use without a view.
@MainActor @Suite("Traditional MVC") struct TraditionalMVCTests {
  final class SpyObserver: PersonObserver {
    var changes = 0

    func personDidChange() {
      changes += 1
    }
  }

  private let person = Person(firstName: "David", lastName: "Blaine")

  @Test("The model tells its observers that it changed, and they ask what it is now")
  func model() {
    let observer = SpyObserver()
    person.observers.add(observer)
    #expect(person.greeting == "")
    person.greet()
    #expect(observer.changes == 1)
    #expect(person.greeting == "Hello David Blaine")
  }

  @Test("Every view of a model follows it, whichever controller changed it")
  func views() throws {
    let first = GreetingViewController(person: person)
    let second = GreetingViewController(person: person)
    for controller in [first, second] { controller.loadViewIfNeeded() }
    first.showGreeting()
    for controller in [first, second] {
      let label = controller.view.subviews.lazy.compactMap { $0 as? UILabel }.first
      #expect(try #require(label).text == "Hello David Blaine")
    }
  }
}
