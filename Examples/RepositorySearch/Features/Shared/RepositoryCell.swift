import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// A row of the results: name, description, stars and language.
final class RepositoryCell: UITableViewCell {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    subtitle.textColor = .secondaryLabel
    subtitle.numberOfLines = 2
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    accessoryType = .disclosureIndicator
    let stack = UIStackView(arrangedSubviews: [title, subtitle, detail])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ row: RepositoryRow) {
    title.text = row.title
    subtitle.text = row.subtitle
    subtitle.isHidden = row.subtitle.isEmpty
    detail.text = row.detail
    detail.isHidden = row.detail.isEmpty
  }
}
