public import UIKit

/// A view controller that previews files: an image or text by its contents, another file by its name.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?

  /// The position of the visible file. Buttons show the next and the previous one.
  open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  private var count: Int { dataSource?.numberOfPreviewItems(in: self) ?? 0 }
  private let picture = UIImageView()
  private let text = UITextView()
  private let done = UIButton(type: .system)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)

  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL?.isFileURL == true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFit
    text.isEditable = false
    done.setTitle("Done", for: .normal)
    done.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    for subview in [picture, text, done] { view.addSubview(subview) }
    for (button, title, step) in [(previousButton, "Previous", -1), (nextButton, "Next", 1)] {
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.currentPreviewItemIndex += step },
        for: .primaryActionTriggered)
      view.addSubview(button)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    done.isHidden = navigationController != nil || presentingViewController == nil
    refreshCurrentPreviewItem()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    done.frame = CGRect(x: area.minX + 8, y: area.minY, width: 64, height: 44)
    nextButton.frame = CGRect(x: area.maxX - 72, y: area.minY, width: 64, height: 44)
    previousButton.frame = CGRect(x: area.maxX - 168, y: area.minY, width: 88, height: 44)
    let bar: CGFloat = done.isHidden && nextButton.isHidden ? 0 : 44
    let content = area.inset(by: UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0))
    picture.frame = content
    text.frame = content
  }

  /// Asks the data source for the files again.
  open func reloadData() {
    refreshCurrentPreviewItem()
  }

  /// Displays the visible file again.
  open func refreshCurrentPreviewItem() {
    guard isViewLoaded else { return }
    let item = currentPreviewItem
    let url = item?.previewItemURL
    let name = item?.previewItemTitle ?? url?.lastPathComponent
    title = name
    picture.image = url.flatMap { UIImage(contentsOfFile: $0.path) }
    picture.accessibilityLabel = name
    picture.isAccessibilityElement = picture.image != nil
    text.text =
      picture.image == nil ? url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } : nil
    text.isHidden = text.text.isEmpty
    var message = UIContentUnavailableConfiguration.empty()
    message.text = name
    contentUnavailableConfiguration =
      picture.image == nil && text.isHidden && item != nil ? message : nil
    (previousButton.isHidden, nextButton.isHidden) = (count < 2, count < 2)
    previousButton.isEnabled = currentPreviewItemIndex > 0
    nextButton.isEnabled = currentPreviewItemIndex < count - 1
    for button in [done, previousButton, nextButton] { view.bringSubviewToFront(button) }
    view.setNeedsLayout()
  }
}
