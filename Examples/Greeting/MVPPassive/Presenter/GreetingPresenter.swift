import Portico

final class GreetingPresenter: Presenter<any GreetingView> {
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreeting() {
    let greeting = ["Hello", person.firstName, person.lastName]
      .filter { !$0.isEmpty }.joined(separator: " ")
    view?.show(greeting: greeting)
  }
}
