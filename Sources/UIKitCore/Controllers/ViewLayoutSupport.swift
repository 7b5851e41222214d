import Foundation

/// The part of a controller's view that the bars at one of its ends cover, as a guide of old.
@MainActor final class ViewLayoutSupport: NSObject, UILayoutSupport {
  private weak var view: UIView?
  let guide: UILayoutGuide
  private let isTop: Bool

  init(view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
    guide = UILayoutGuide()
    super.init()
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  var length: CGFloat {
    let safeArea = view?.safeAreaInsets ?? .zero
    return isTop ? safeArea.top : safeArea.bottom
  }
  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
