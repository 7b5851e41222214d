import RepositorySearchDomain
import UIKit

/// Puts the screen together: neither view nor presenter makes the other.
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
