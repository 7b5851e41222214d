import UIKit

final class SourceLineCell: UITableViewCell {
  private let numberLabel = UILabel()
  private let codeLabel = UILabel()
  private lazy var numberWidth = numberLabel.widthAnchor.constraint(equalToConstant: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let font = UIFont.monospacedSystemFont(ofSize: 16, weight: .regular)
    numberLabel.font = font
    numberLabel.textColor = .tertiaryLabel
    codeLabel.font = font
    codeLabel.numberOfLines = 0
    for label in [numberLabel, codeLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      numberLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      numberWidth,
      numberLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      codeLabel.leadingAnchor.constraint(equalTo: numberLabel.trailingAnchor, constant: 16),
      codeLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      codeLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      codeLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// - Parameter number: The line number, padded to the same length in all lines.
  func show(_ code: String, number: String) {
    numberLabel.text = number
    numberWidth.constant = numberLabel.intrinsicContentSize.width
    // An empty label would have no height.
    codeLabel.text = code.isEmpty ? " " : code
    codeLabel.textColor =
      code.drop { $0 == " " }.hasPrefix("//") ? .secondaryLabel : .label
  }
}
