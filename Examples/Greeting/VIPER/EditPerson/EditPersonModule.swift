import Portico

/// Edits a person and returns the edited person.
struct EditPersonModule: Module {
  let person: Person

  func assemble() -> Assembly<Person> {
    Assembly(
      interactor: EditPersonInteractor(person: person),
      router: EditPersonRouter(),
      presenter: EditPersonPresenter.init,
      view: EditPersonViewController.init
    ) { interactor, presenter, view in
      interactor.output = presenter
      presenter.view = view
    }
  }
}
