import UIKit

/// A scroll view with rows of nine labels, the topmost of which are visible.
final class LabelsViewController: UIViewController {
  let label = UILabel()
  private let count: Int

  /// - Parameter count: The number of views.
  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
    title = "Labels"
    label.text = "count 0000"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    for row in 0..<count / 10 {
      let box = UIView(frame: CGRect(x: 0, y: row * 16, width: 392, height: 16))
      for column in 0..<9 {
        let isFirst = row == 0 && column == 0
        let view = isFirst ? label : UILabel()
        view.frame = CGRect(x: column * 40, y: 0, width: isFirst ? 80 : 40, height: 16)
        if !isFirst { view.text = column == 1 ? "" : "\(row), \(column)" }
        box.addSubview(view)
      }
      scrollView.addSubview(box)
    }
    scrollView.contentSize = CGSize(width: 392, height: count / 10 * 16)
  }
}
