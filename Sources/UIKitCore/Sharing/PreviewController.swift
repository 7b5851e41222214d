import Foundation

/// Displays a text or an image.
final class PreviewController: UINavigationController {
  private let ended: () -> Void

  /// Creates a view of a file; `nil` if the file is neither a text nor an image.
  static func content(of url: URL) -> UIView? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    let type = TypeIdentifiers.identifier(forExtension: url.pathExtension)
    if TypeIdentifiers.conforms(type, to: "public.image") {
      guard let image = UIImage(data: data) else { return nil }
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      return view
    }
    guard TypeIdentifiers.conforms(type, to: "public.text"),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    let view = UITextView()
    view.isEditable = false
    view.text = text
    return view
  }

  init(_ content: UIView, title: String?, ended: @escaping () -> Void) {
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
    let screen = UIViewController()
    screen.title = title
    screen.view.backgroundColor = .systemBackground
    content.frame = screen.view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(content)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    setViewControllers([screen], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { ended() }
  }
}
