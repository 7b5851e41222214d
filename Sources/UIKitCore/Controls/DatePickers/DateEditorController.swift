import Foundation

/// Displays a date picker in a popover.
@MainActor
final class DateEditorController: UIViewController,
  UIPopoverPresentationControllerDelegate
{
  private let editor: UIDatePicker

  init(_ editor: UIDatePicker, from source: UIView) {
    self.editor = editor
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    preferredContentSize = editor.intrinsicContentSize
    popoverPresentationController?.sourceView = source
    popoverPresentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(editor)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = editor.intrinsicContentSize
    editor.frame = CGRect(
      x: max(0, (view.bounds.width - size.width) / 2), y: 0, width: size.width, height: size.height)
  }

  /// The picker is displayed in a popover even on a phone.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
