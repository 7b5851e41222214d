import Portico
import UIKit

/// Shows the types of a screen with their roles, the report, and the sources.
final class InspectionViewController: UITableViewController, GalleryScreen {
  private let viewModel: InspectionViewModel
  private let show: (SourcePlace) -> Void
  private let activity = UIActivityIndicatorView(style: .medium)
  private var rows: ListBinding<InspectionViewModel.Row>?

  /// - Parameter show: A closure that is called with the selected place.
  init(viewModel: InspectionViewModel, show: @escaping (SourcePlace) -> Void) {
    self.viewModel = viewModel
    self.show = show
    super.init(style: .grouped)
    title = viewModel.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundView = activity
    tableView.observe(viewModel) { [activity] _, viewModel in
      if viewModel.isLoading { activity.startAnimating() } else { activity.stopAnimating() }
    }
    rows = tableView.bindSections(
      to: viewModel, \.sections, as: UITableViewCell.self, animated: false
    ) { cell, row in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = row.text
      content.secondaryText = row.detail
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessoryType = row.place == nil ? .none : .disclosureIndicator
    }
    viewModel.load()
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let place = rows?.element(at: indexPath)?.place {
      show(place)
    } else {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }
}
