import Portico
import RepositorySearchDomain
import UIKit

/// The search as a module: one call creates and connects all five roles.
struct VIPERSearchModule: Module {
  let service: any RepositoryService
  let settings: SearchSettings
  let flow: any SearchFlow

  func assemble() -> Assembly<Never> {
    Assembly(
      interactor: VIPERSearchInteractor(
        model: SearchModel(service: service, pause: settings.pause)),
      router: VIPERSearchRouter(flow: flow),
      presenter: { VIPERSearchPresenter(interactor: $0, router: $1) },
      view: { VIPERSearchViewController(presenter: $0) }
    ) { interactor, presenter, view in
      interactor.output = presenter
      presenter.view = view
    }
  }
}
