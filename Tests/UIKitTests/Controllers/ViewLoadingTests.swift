import Testing
import UIKit

@MainActor @Suite("Loading a controller's view") struct ViewLoadingTests {
  final class Controller: UITableViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("viewDidLoad")
    }

    override func loadViewIfNeeded() {
      super.loadViewIfNeeded()
      log.append("loaded")
      tableView.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  @Test("An override of loadViewIfNeeded() may use the view, whose getter does not call it")
  func override() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    #expect(controller.log == ["viewDidLoad", "loaded"])
    _ = controller.view
    #expect(controller.log == ["viewDidLoad", "loaded"])
    let other = Controller()
    _ = UINavigationController(rootViewController: other).view
    _ = other.view
    #expect(other.log == ["viewDidLoad"])
  }
}
