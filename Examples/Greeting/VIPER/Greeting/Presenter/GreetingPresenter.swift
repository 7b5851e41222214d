import Portico

final class GreetingPresenter:
  ModulePresenter<any GreetingView, any GreetingInteracting, any GreetingRouting>,
  GreetingEventHandler, GreetingInteractorOutput
{
  func showGreeting() {
    interactor.greet()
  }

  func edit() {
    Task {
      guard let person = await router.edit(interactor.person) else { return }
      interactor.person = person
      interactor.greet()
    }
  }

  func didGreet(_ greeting: GreetingData) {
    let words = [greeting.salutation, greeting.name].filter { !$0.isEmpty }
    view?.show(greeting: words.joined(separator: " "))
  }
}
