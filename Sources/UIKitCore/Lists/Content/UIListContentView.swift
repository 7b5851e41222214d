import UIKitDiagnostics
public import Foundation

/// Displays the content of a ``UIListContentConfiguration``.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    takeConfiguration()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    takeConfiguration()
  }

  private var shown: UIListContentConfiguration

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      checkThread()
      guard let configuration = newValue as? UIListContentConfiguration else {
        trap(
          "\(type(of: newValue)) is no configuration for a list content view: \(self)")
      }
      guard configuration != shown else { return }
      shown = configuration
      takeConfiguration()
    }
  }

  private var textLabel: UILabel?
  private var secondaryTextLabel: UILabel?
  private var imageView: UIImageView?

  // MARK: Guides

  /// The area of the text.
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = makeGuide()
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = makeGuide()
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = makeGuide()

  private func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  // MARK: Configuration

  private func takeConfiguration() {
    alpha = shown.alpha
    show(shown.text, shown.attributedText, shown.textProperties, in: &textLabel)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: &secondaryTextLabel)
    showImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: inout UILabel?
  ) {
    guard text?.isEmpty == false || attributedText?.length ?? 0 > 0 else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let view = label ?? UILabel()
    if label == nil {
      label = view
      addSubview(view)
    }
    view.font = properties.font
    view.textColor = properties.resolvedColor()
    view.numberOfLines = properties.numberOfLines
    view.lineBreakMode = properties.lineBreakMode
    view.textAlignment = properties.alignment == .center ? .center : .natural
    view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    view.minimumScaleFactor = properties.minimumScaleFactor
    view.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributedText {
      view.attributedText = attributedText
    } else {
      view.text = text.map(properties.transformed)
    }
  }

  private func showImage() {
    guard let image = shown.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil {
      imageView = view
      addSubview(view)
    }
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: shown.textProperties.font)
    view.image = image
    view.contentMode = .scaleAspectFit
    view.tintColor = properties.tintColor ?? properties.tintColorTransformer.map { $0(tintColor) }
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
  }

  private var imageSize: CGSize? {
    guard let imageView else { return nil }
    var size = imageView.intrinsicContentSize
    let limit = shown.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
    if limit.height > 0, size.height * factor > limit.height { factor = limit.height / size.height }
    size.width *= factor
    size.height *= factor
    return UIApplication.look.snapped(size)
  }

  // MARK: Layout

  private var contentLayout: ListContentLayout {
    let look = UIApplication.look
    var layout = ListContentLayout()
    let own = shown.directionalLayoutMargins
    layout.margins = UIEdgeInsets(
      top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    if let cell = superview as? UITableViewCell {
      let cellMargins = cell.contentMargins
      // The cell's indentation, and its smaller margin beside an accessory, apply to standard margins only.
      if own.leading == look.listMargin { layout.margins.left = cellMargins.left }
      if own.trailing == look.listMargin { layout.margins.right = cellMargins.right }
      layout.minimumHeight = cell.minimumContentHeight
    } else if !shown.isHeaderOrFooter {
      layout.minimumHeight =
        superview is UICollectionViewListCell
        ? look.contentRow : look.height(of: .row)
    }
    layout.isSideBySide = shown.prefersSideBySideTextAndSecondaryText
    layout.imageSize = imageSize
    let reserved = shown.imageProperties.reservedLayoutSize.width
    if reserved > 0, reserved < UIListContentConfiguration.ImageProperties.standardDimension {
      layout.imageColumn = reserved
    }
    layout.imagePadding = shown.imageToTextPadding
    layout.textPadding = CGSize(
      width: shown.textToSecondaryTextHorizontalPadding,
      height: shown.textToSecondaryTextVerticalPadding)
    layout.text = textLabel?.measurer
    layout.secondaryText = secondaryTextLabel?.measurer
    return layout
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = contentLayout.frames(in: bounds)
    textLabel?.frame = directed(frames.text)
    secondaryTextLabel?.frame = directed(frames.secondaryText)
    imageView?.frame = directed(frames.image)
  }

  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : UIScreen.main.bounds.width
    return CGSize(
      width: UIView.noIntrinsicMetric, height: contentLayout.height(for: width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: targetSize.width,
      height: UIApplication.look.snapped(height: contentLayout.height(for: targetSize.width)))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: UIApplication.look.snapped(height: contentLayout.height(for: size.width)))
  }
}
