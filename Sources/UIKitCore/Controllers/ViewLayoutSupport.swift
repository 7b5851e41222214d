import Foundation

/// The legacy guide for the part of a controller's view that bars cover at its top or bottom.
final class ViewLayoutSupport: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let safeArea = owningView?.safeAreaInsets ?? .zero
    return isTop ? safeArea.top : safeArea.bottom
  }
}
