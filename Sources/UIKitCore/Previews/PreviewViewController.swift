import Foundation

/// Displays a view to preview: on the whole screen, or with its own size in the center.
final class PreviewViewController: UIViewController {
  private let content: UIView
  private let layout: PreviewLayout

  init(_ content: UIView, _ layouts: [PreviewLayout]) {
    self.content = content
    layout = layouts.last { $0 != .screen && $0 != .landscape } ?? .screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      layout == .screen
        ? [
          content.topAnchor.constraint(equalTo: view.topAnchor),
          content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ]
        : [
          content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ] + ownSize)
  }

  private var ownSize: [NSLayoutConstraint] {
    if case .fixed(let size) = layout {
      return [
        content.widthAnchor.constraint(equalToConstant: size.width),
        content.heightAnchor.constraint(equalToConstant: size.height),
      ]
    }
    let fitting = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // A view without constraints has its size from `sizeThatFits`.
    let size = fitting == .zero ? content.sizeThatFits(view.bounds.size) : fitting
    return [
      content.widthAnchor.constraint(greaterThanOrEqualToConstant: size.width),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: size.height),
    ]
  }
}
