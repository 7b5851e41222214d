import PorticoTesting
import RepositorySearchDomain
import RepositorySearchPresentation
import Testing
import UIKit

@testable import RepositorySearchExample

@MainActor @Suite("The search's view controller", .timeLimit(.minutes(15))) struct MVVMTests {
  @Test("A tap picks what the table shows, and nothing that the view model has let go of")
  func tapsWhileTheViewModelIsAhead() async throws {
    let viewModel = SearchViewModel(SearchModel(service: FixedService(), pause: .zero))
    var picked: [String] = []
    viewModel.onSelect = { picked.append($0.id) }
    let controller = SearchViewController(viewModel: viewModel)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    viewModel.query = "a"
    let table = try #require(controller.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
    try await waitUntil("rows") {
      table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3
    }
    let second = IndexPath(row: 1, section: 0)
    controller.tableView(table, didSelectRowAt: second)
    #expect(picked == ["beta"])
    viewModel.query = ""
    controller.tableView(table, didSelectRowAt: second)
    #expect(picked == ["beta"])
    window.isHidden = true
  }
}
