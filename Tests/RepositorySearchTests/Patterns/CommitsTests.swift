import PorticoTesting
import RepositorySearchDomain
import RepositorySearchExample
import RepositorySearchPresentation
import Testing
import UIKit

@MainActor @Suite("The commits' view controller", .timeLimit(.minutes(15))) struct CommitsTests {
  @Test("A row that is swiped offers to copy the commit's hash")
  func copiesTheHash() async throws {
    let controller = CommitsViewController(
      viewModel: CommitsViewModel(
        repository: Repository(id: "alpha", owner: "portico", name: "alpha"),
        service: FixedService()))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let table = try #require(controller.tableView)
    try await waitUntil("a row") {
      table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1
    }
    let path = IndexPath(row: 0, section: 0)
    let actions = controller.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: path)?.actions
    let copy = try #require(actions?.first)
    UIPasteboard.general.string = nil
    var isDone = false
    copy.handler(copy, table) { isDone = $0 }
    #expect(isDone)
    #expect(UIPasteboard.general.string == "0123456789")
    let missing = IndexPath(row: 1, section: 0)
    #expect(
      controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: missing) == nil)
    window.isHidden = true
  }
}
