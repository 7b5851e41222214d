import RepositorySearchDomain
import UIKit

/// Puts the screen together: the view controller gets its model.
@MainActor enum MVCSearch {
  static func makeScreen(
    searching service: any RepositoryService, settings: SearchSettings, for flow: any SearchFlow
  ) -> UIViewController {
    MVCSearchViewController(
      model: SearchModel(service: service, pause: settings.pause), flow: flow)
  }
}
