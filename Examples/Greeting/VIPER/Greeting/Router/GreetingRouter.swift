import Portico

final class GreetingRouter: Router<Never>, GreetingRouting {
  func edit(_ person: Person) async -> Person? {
    await run(EditPersonModule(person: person), presented: true).output
  }
}
