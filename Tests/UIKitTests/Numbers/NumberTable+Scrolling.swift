import UIKit

extension NumberTable {
  final class Zoomer: UIScrollView, UIScrollViewDelegate {
    let content = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 128))
      content.text = "Some text"
      addSubview(content)
      contentSize = content.frame.size
      minimumZoomScale = 0.5
      maximumZoomScale = 4
      delegate = self
      refreshControl = UIRefreshControl()
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  static func scrollViews() -> [NumberRow] {
    let scroll = view("UIScrollView") { Zoomer() }
    return [
      scroll.property("contentOffset", \.contentOffset, [.nan: .traps(bounds)]),
      scroll.property("contentSize", \.contentSize, [.nan: .traps(bounds)]),
      scroll.property("contentInset", \.contentInset, [.nan: .traps(bounds)]),
      scroll.property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
      scroll.property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
      scroll.property("scrollIndicatorInsets", \.scrollIndicatorInsets),
      scroll.property("minimumZoomScale", \.minimumZoomScale),
      scroll.property("maximumZoomScale", \.maximumZoomScale),
      scroll.property(
        "zoomScale", \.zoomScale,
        [.nan: .becomes(0.5), .below: .becomes(0.5), .above: .becomes(4)]),
      scroll.property("frame", \.frame, [.nan: .traps(position)]),
      scroll.property("bounds", \.bounds, [.nan: .traps(bounds)]),
      scroll.call("setContentOffset(_:animated:)", [.nan: .traps(bounds)]) {
        $0.setContentOffset($1, animated: true)
      },
      scroll.call("scrollRectToVisible(_:animated:)", [.nan: .traps(bounds)]) {
        $0.scrollRectToVisible($1, animated: true)
      },
      scroll.call("setZoomScale(_:animated:)") { $0.setZoomScale($1, animated: true) },
      scroll.call("zoom(to:animated:)") { $0.zoom(to: $1, animated: true) },
      scroll.change("zoomScale between hostile limits") { (view, number: CGFloat) in
        view.minimumZoomScale = number
        view.maximumZoomScale = -number
        view.zoomScale = 2
        view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
      },
      scroll.change("isPagingEnabled with hostile sizes", [.nan: .traps(bounds)]) {
        (view, size: CGSize) in
        view.isPagingEnabled = true
        view.contentSize = size
      },
      scroll.change("decelerationRate") { (view, number: CGFloat) in
        view.decelerationRate = UIScrollView.DecelerationRate(rawValue: number)
      },
    ]
  }
}
