import Portico

final class GreetingPresenter: SupervisingPresenter<any GreetingView, Person> {
  func showGreeting() {
    view?.revealGreeting()
  }
}
