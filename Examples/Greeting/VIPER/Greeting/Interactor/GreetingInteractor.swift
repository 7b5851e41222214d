import Portico

final class GreetingInteractor: Interactor<any GreetingInteractorOutput>, GreetingInteracting {
  var person: Person

  init(person: Person) {
    self.person = person
  }

  func greet() {
    let name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    output?.didGreet(GreetingData(salutation: "Hello", name: name))
  }
}
