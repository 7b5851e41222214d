import RepositorySearchDomain
import UIKit

/// The architectures of the search screen.
package enum SearchVersion: String, CaseIterable, Sendable {
  case massive = "Massive View Controller"
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvm = "MVVM"
  case viper = "VIPER"

  /// Whether the version searches any service. The massive one supports only GitHub.
  package var takesAnyService: Bool { self != .massive }

  /// - Parameter flow: The flow. The screen doesn't retain it.
  @MainActor func makeScreen(
    searching service: any RepositoryService, settings: SearchSettings, for flow: any SearchFlow
  ) -> UIViewController {
    switch self {
    case .massive:
      MassiveSearchViewController(settings: settings, flow: flow)
    case .mvc:
      MVCSearch.makeScreen(searching: service, settings: settings, for: flow)
    case .mvp:
      MVPSearch.makeScreen(searching: service, settings: settings, for: flow)
    case .mvvm:
      MVVMSearch.makeScreen(searching: service, settings: settings, for: flow)
    case .viper:
      VIPERSearchModule(service: service, settings: settings, flow: flow).makeViewController()
    }
  }
}
