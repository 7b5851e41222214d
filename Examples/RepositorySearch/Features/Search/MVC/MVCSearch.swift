import RepositorySearchDomain
import UIKit

/// Assembles the screen: the view controller receives its model.
@MainActor enum MVCSearch {
  static func makeScreen(
    searching service: any RepositoryService, settings: SearchSettings, for flow: any SearchFlow
  ) -> UIViewController {
    MVCSearchViewController(
      model: SearchModel(service: service, pause: settings.pause), flow: flow)
  }
}
