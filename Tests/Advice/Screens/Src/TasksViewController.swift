import UIKit

final class TaskCell: UITableViewCell {
  var onToggle: (() -> Void)?
}

final class TasksViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()
  private var tasks: [Trip] = Trip.samples

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.register(TaskCell.self, forCellReuseIdentifier: "Task")
    tableView.frame = view.bounds
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
    cell.textLabel?.text = tasks[indexPath.row].name
    (cell as? TaskCell)?.onToggle = { [weak self] in self?.toggle(indexPath.row) }
    return cell
  }

  private func toggle(_ row: Int) {
    tasks[row].isDone.toggle()
    title = tasks[row].isDone ? "Done" : "Open"
  }
}
