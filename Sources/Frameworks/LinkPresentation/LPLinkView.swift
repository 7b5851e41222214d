public import UIKit

/// A view that displays a link: its title and its host.
@preconcurrency @MainActor open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata {
    didSet { show() }
  }

  private let title = UILabel()
  private let host = UILabel()
  private lazy var stack = UIStackView(arrangedSubviews: [title, host])

  public init(url: URL) {
    metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.url = url
    super.init(frame: .zero)
    prepare()
  }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    prepare()
  }

  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    prepare()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: content.width + 2 * margin, height: content.height + 2 * margin)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds.insetBy(dx: margin, dy: margin)
  }

  private var margin: CGFloat { 12 }

  private func prepare() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    title.font = .preferredFont(forTextStyle: .headline)
    host.font = .preferredFont(forTextStyle: .footnote)
    host.textColor = .secondaryLabel
    stack.axis = .vertical
    addSubview(stack)
    show()
  }

  private func show() {
    let url = metadata.url ?? metadata.originalURL
    title.text = metadata.title ?? url?.absoluteString
    host.text = url?.host
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
