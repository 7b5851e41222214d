import UIKit

/// A container of an app's own: children beside one another, exchanged and taken out.
public final class EmbeddingScreen: ProbeViewController, Changeable {
  public static let changes = ["embed-add", "embed-remove", "embed-exchange", "embed-layout"]

  public override func viewDidLoad() {
    title = "Embedding"
    view.backgroundColor = .systemBackground
    super.viewDidLoad()
    embed(ProbeViewController())
    embed(TableScreen(style: .plain))
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    view.setNeedsLayout()
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let shown = children.compactMap(\.viewIfLoaded).filter { $0.superview === view }
    let width = view.bounds.width / CGFloat(max(1, shown.count))
    for (index, child) in shown.enumerated() {
      child.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
    }
  }

  public func change(_ name: String, _ number: Int, animated: Bool) {
    loadViewIfNeeded()
    // One that is being exchanged is on its way out, or not yet in.
    let child = children.filter { $0.viewIfLoaded?.superview === view }.at(number)
    switch name {
    case "embed-add": if children.count < 4 { embed(ScreenKind.leaves.at(number)!.make()) }
    case "embed-remove":
      guard let child else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    case "embed-exchange":
      guard let child, children.count < 6 else { return }
      let new = ScreenKind.leaves.at(number)!.make()
      child.willMove(toParent: nil)
      addChild(new)
      transition(from: child, to: new, duration: animated ? 0.3 : 0, animations: nil) {
        [weak self] _ in
        child.removeFromParent()
        new.didMove(toParent: self)
      }
    default: view.setNeedsLayout()
    }
  }
}
