import Portico

final class EditPersonPresenter:
  ModulePresenter<any EditPersonView, any EditPersonInteracting, any EditPersonRouting>,
  EditPersonEventHandler, EditPersonInteractorOutput
{
  func viewDidLoad() {
    view?.show(firstName: interactor.person.firstName, lastName: interactor.person.lastName)
  }

  func done(firstName: String, lastName: String) {
    interactor.change(firstName: firstName, lastName: lastName)
  }

  func cancel() {
    router.close()
  }

  func didChange(_ person: Person) {
    router.finish(person)
  }
}
