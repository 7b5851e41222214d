import UIKit

/// Boxes whose constraints come, go and change.
public final class ConstraintScreen: ProbeViewController, Changeable {
  public static let changes = [
    "constrain-constant", "constrain-toggle", "constrain-remove", "constrain-add",
    "constrain-guide", "constrain-margins", "constrain-intrinsic", "constrain-later",
  ]

  private var boxes: [UILabel] = []
  private var optional: [NSLayoutConstraint] = []

  public override func viewDidLoad() {
    title = "Constraints"
    view.backgroundColor = .systemBackground
    for number in 0..<5 { addBox(number) }
    super.viewDidLoad()
  }

  private func addBox(_ number: Int) {
    let box = UILabel()
    box.text = "Box \(number)"
    box.numberOfLines = 0
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    // Others may have taken boxes out of the view.
    let above =
      boxes.last { $0.isDescendant(of: view) }?.bottomAnchor ?? view.safeAreaLayoutGuide.topAnchor
    let top = box.topAnchor.constraint(equalTo: above, constant: 4)
    let leading = box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
    let width = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    let height = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
    let trailing = box.trailingAnchor.constraint(
      lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor)
    top.priority = .defaultHigh
    width.priority = .defaultLow
    optional += [top, leading, width, height, trailing]
    NSLayoutConstraint.activate([top, leading, width, height, trailing])
    boxes.append(box)
  }

  public func change(_ name: String, _ number: Int, animated: Bool) {
    loadViewIfNeeded()
    let work = { [self] in
      perform(name, number)
      if number % 2 == 0 { view.layoutIfNeeded() }
    }
    if animated {
      UIView.animate(withDuration: 0.3, animations: work)
    } else {
      work()
    }
  }

  private func perform(_ name: String, _ number: Int) {
    let constraint = optional.at(number)
    switch name {
    case "constrain-constant": constraint?.constant = CGFloat(number % 4000) - 1000
    case "constrain-toggle":
      // One whose views have no common ancestor any more can't be activated.
      guard let constraint, let first = constraint.firstItem as? UIView,
        first.isDescendant(of: view),
        (constraint.secondItem as? UIView)?.isDescendant(of: view) ?? true,
        (constraint.secondItem as? UILayoutGuide).map({ $0.owningView != nil }) ?? true
      else { return }
      constraint.isActive.toggle()
    case "constrain-remove":
      guard let box = boxes.at(number) else { return }
      boxes.removeAll { $0 === box }
      optional.removeAll { $0.firstItem === box || $0.secondItem === box }
      box.removeFromSuperview()
    case "constrain-add": if boxes.count < 12 { addBox(number) }
    case "constrain-guide":
      guard let box = boxes.at(number), box.isDescendant(of: view) else { return }
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let added = guide.topAnchor.constraint(equalTo: box.bottomAnchor)
      added.isActive = true
      if number % 2 == 0 { view.removeLayoutGuide(guide) }
    case "constrain-margins":
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: CGFloat(number % 300), bottom: 0, trailing: 8)
      additionalSafeAreaInsets.top = CGFloat(number % 60)
    case "constrain-intrinsic":
      boxes.at(number)?.text = String(repeating: "mmm ", count: number % 80)
    default:
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
  }
}
