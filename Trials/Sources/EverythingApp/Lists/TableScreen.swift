public import UIKit

/// A table over a data source of its own: edited, reordered, swiped, updated in batches.
public final class TableScreen: ProbeViewController, Changeable {
  public static let changes = [
    "table-rows", "table-sections", "table-reload", "table-edit", "table-select", "table-scroll",
    "table-begin-end", "table-style", "table-reload-rows", "table-header", "table-refresh",
    "table-delete-all",
  ]

  private let style: UITableView.Style
  private lazy var table = UITableView(frame: .zero, style: style)
  private var model = ListModel(sections: 3, rows: 6)

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    title = "Table"
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    view = table
  }

  public override func viewDidLoad() {
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.refreshControl = UIRefreshControl()
    table.dragInteractionEnabled = true
    navigationItem.rightBarButtonItem = editButtonItem
    // From here on the monkey may change the table.
    super.viewDidLoad()
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table.setEditing(editing, animated: animated)
  }

  // MARK: Changes

  public func change(_ name: String, _ number: Int, animated: Bool) {
    loadViewIfNeeded()
    var dice = Dice(number)
    let animation: UITableView.RowAnimation = animated ? .automatic : .none
    switch name {
    case "table-rows":
      table.performBatchUpdates {
        apply(model.changeRows(&dice), animation)
      }
    case "table-sections":
      table.performBatchUpdates {
        apply(model.changeSections(&dice), animation)
      } completion: { [weak self] _ in
        self?.table.flashScrollIndicators()
      }
    case "table-begin-end":
      table.beginUpdates()
      table.beginUpdates()
      apply(model.changeRows(&dice), animation)
      table.endUpdates()
      table.endUpdates()
    case "table-reload":
      _ = number % 2 == 0 ? model.changeRows(&dice) : model.changeSections(&dice)
      table.reloadData()
    case "table-reload-rows":
      if let row = table.indexPathsForVisibleRows?.at(number), model[row] != nil {
        table.reloadRows(at: [row], with: animation)
      } else if !model.sections.isEmpty {
        table.reloadSections([dice.roll(model.sections.count)], with: animation)
      }
    case "table-edit": setEditing(!isEditing, animated: animated)
    case "table-select":
      guard let path = path(number) else { return }
      table.selectRow(
        at: path, animated: animated, scrollPosition: [.none, .top, .middle, .bottom][number % 4])
    case "table-scroll":
      if number % 3 == 0 {
        table.setContentOffset(
          CGPoint(x: 0, y: CGFloat(number % 2000) - 200), animated: animated)
      } else if let path = path(number) {
        table.scrollToRow(
          at: path, at: [.none, .top, .middle, .bottom][number % 4], animated: animated)
      }
    case "table-style":
      table.rowHeight = number % 2 == 0 ? UITableView.automaticDimension : 30
      table.separatorStyle = number % 3 == 0 ? .none : .singleLine
      table.allowsMultipleSelection = number % 5 == 0
      table.allowsMultipleSelectionDuringEditing = number % 7 == 0
    case "table-header":
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: CGFloat(number % 50)))
      label.text = "Header \(number)"
      if number % 2 == 0 {
        table.tableHeaderView = number % 3 == 0 ? nil : label
      } else {
        table.tableFooterView = number % 3 == 0 ? nil : label
      }
    case "table-refresh":
      if number % 2 == 0 {
        table.refreshControl?.beginRefreshing()
      } else {
        table.refreshControl?.endRefreshing()
      }
    default:
      model.sections = []
      table.reloadData()
    }
  }

  /// A row that both the model and the table know.
  private func path(_ number: Int) -> IndexPath? {
    var dice = Dice(number)
    let section = dice.roll(model.sections.count)
    guard table.numberOfSections > section else { return nil }
    let count = min(table.numberOfRows(inSection: section), model.sections[section].rows.count)
    return count > 0 ? IndexPath(row: dice.roll(count), section: section) : nil
  }

  private func apply(_ change: ListChange, _ animation: UITableView.RowAnimation) {
    table.deleteRows(at: change.deleted, with: animation)
    table.insertRows(at: change.inserted, with: animation)
    table.reloadRows(at: change.reloaded, with: animation)
    for (from, to) in change.moved { table.moveRow(at: from, to: to) }
    table.deleteSections(change.deletedSections, with: animation)
    table.insertSections(change.insertedSections, with: animation)
    for (from, to) in change.movedSections { table.moveSection(from, toSection: to) }
  }
}

extension TableScreen: UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = model[indexPath] ?? 0
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(row)"
    content.secondaryText =
      row % 3 == 0 ? String(repeating: "längerer Text 🙂 ", count: row % 9) : nil
    content.image = row % 4 == 0 ? UIImage(systemName: "star") : nil
    cell.contentConfiguration = content
    cell.accessoryType = [.none, .disclosureIndicator, .checkmark, .detailButton][row % 4]
    return cell
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? "Section \(model.sections[section].id)" : nil
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    model.sections.count > 4 ? model.sections.map { "\($0.id % 10)" } : nil
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard model[indexPath] != nil else { return }
    if editingStyle == .delete {
      model.remove(indexPath)
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else {
      tableView.insertRows(at: [model.insert(after: indexPath)], with: .fade)
    }
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    model.move(sourceIndexPath, destinationIndexPath)
  }
}

extension TableScreen: UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record(.select)
  }

  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row % 3 == 2 ? .insert : .delete
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        if let self, model[indexPath] != nil {
          model.remove(indexPath)
          table.deleteRows(at: [indexPath], with: .automatic)
        }
        done(true)
      },
      UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(false) },
    ])
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Reload") { [weak self] _ in self?.table.reloadData() },
        UIMenu(title: "More", children: [UIAction(title: "Nothing") { _ in }]),
      ])
    })
  }
}
