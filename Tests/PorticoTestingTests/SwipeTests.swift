import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("A row that is swiped") struct SwipeTests {
  final class Controller: UITableViewController {
    var names = ["Milk", "Bread"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func `shows its actions, which are tapped by their names`() async throws {
    let screen = Screen(Controller())
    try await screen.swipeLeft("Milk")
    #expect(screen.shows("Delete"))
    try await screen.swipeRight("Bread")
    #expect(!screen.shows("Delete"), "there is nothing on that side, and the other row closes")
    try await screen.swipeLeft("Milk")
    try await screen.tap("Delete")
    #expect(!screen.shows("Milk") && screen.shows("Bread") && !screen.shows("Delete"))
    screen.close()
  }
}
