import Foundation

/// A list of choices, with a button to cancel or finish.
final class ChoiceListController: UITableViewController {
  struct Choice {
    var title: String
    var font: UIFont?
    var color: UIColor?
    var chosen: () -> Void
  }

  private let choices: [Choice]
  /// The row with a checkmark.
  var selected: Int? {
    didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
  }

  init(_ choices: [Choice], title: String?, button: UIBarButtonItem) {
    self.choices = choices
    super.init(style: .plain)
    self.title = title
    navigationItem.rightBarButtonItem = button
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the list to `controller`.
  func fill(_ controller: UIViewController) {
    let navigation = UINavigationController(rootViewController: self)
    controller.addChild(navigation)
    navigation.view.frame = controller.view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(navigation.view)
    navigation.didMove(toParent: controller)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let choice = choices[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = choice.title
    if let font = choice.font { content.textProperties.font = font }
    if let color = choice.color {
      content.image = UIImage(systemName: "circle.fill")
      content.imageProperties.tintColor = color
    }
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath.row
    choices[indexPath.row].chosen()
  }
}
