import Portico

/// Greets a person, whom the user can edit.
struct GreetingModule: Module {
  let person: Person

  func assemble() -> Assembly<Never> {
    Assembly(
      interactor: GreetingInteractor(person: person),
      router: GreetingRouter(),
      presenter: GreetingPresenter.init,
      view: GreetingViewController.init
    ) { interactor, presenter, view in
      interactor.output = presenter
      presenter.view = view
    }
  }
}
