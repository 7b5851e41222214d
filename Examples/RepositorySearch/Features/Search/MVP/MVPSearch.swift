import RepositorySearchDomain
import UIKit

/// Assembles the screen, so that neither view nor presenter creates the other.
@MainActor enum MVPSearch {
  static func makeScreen(
    searching service: any RepositoryService, settings: SearchSettings, for flow: any SearchFlow
  ) -> UIViewController {
    let presenter = MVPSearchPresenter(
      model: SearchModel(service: service, pause: settings.pause), flow: flow)
    let view = MVPSearchViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
