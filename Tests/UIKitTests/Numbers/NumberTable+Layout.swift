import UIKit

extension NumberTable {
  /// Two views with constraints, the first of which a test changes.
  @MainActor final class Pair: UIView {
    let first = UIView()
    let second = UIView()
    lazy var width = first.widthAnchor.constraint(equalToConstant: 40)

    init() {
      super.init(frame: CGRect(x: 8, y: 8, width: 160, height: 96))
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      width.isActive = true
      first.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
      first.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
      second.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).isActive = true
      second.topAnchor.constraint(equalTo: first.topAnchor).isActive = true
      second.widthAnchor.constraint(greaterThanOrEqualTo: first.widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    func add(_ constraint: NSLayoutConstraint) {
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
    }
  }

  static func constraints() -> [NumberRow] {
    let pair = view("NSLayoutConstraint") { Pair() }
    let multiplier = "Multiplier is not finite!  That's illegal.  multiplier:"
    let badConstant: KeyValuePairs<Hostile, Expected<CGFloat>> = [
      [.nan, .infinite]: .traps(constant)
    ]
    let badMultiplier: KeyValuePairs<Hostile, Expected<CGFloat>> = [
      [.nan, .infinite]: .traps(multiplier)
    ]
    func x(_ name: String, _ make: @escaping (Pair, CGFloat) -> NSLayoutConstraint) -> NumberRow {
      pair.call("anchor.\(name)", badConstant) { $0.add(make($0, $1)) }
    }
    func m(_ name: String, _ make: @escaping (Pair, CGFloat) -> NSLayoutConstraint) -> NumberRow {
      pair.call("anchor.\(name)", badMultiplier) { $0.add(make($0, $1)) }
    }
    return [
      pair.property("constant", \.width.constant, badConstant),
      pair.property("priority", \.width.priority, [.all: .traps(priority)]),
      pair.call("init(item:constant:)", badConstant) { pair, number in
        pair.add(
          NSLayoutConstraint(
            item: pair.first, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: number))
      },
      pair.call("init(item:multiplier:)", badMultiplier) { pair, number in
        pair.add(
          NSLayoutConstraint(
            item: pair.first, attribute: .height, relatedBy: .equal, toItem: pair.second,
            attribute: .height, multiplier: number, constant: 0))
      },
      x("constraint(equalTo:constant:)") {
        $0.second.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: $1)
      },
      x("constraint(greaterThanOrEqualTo:constant:)") {
        $0.second.topAnchor.constraint(greaterThanOrEqualTo: $0.bottomAnchor, constant: $1)
      },
      x("constraint(lessThanOrEqualTo:constant:)") {
        $0.second.leadingAnchor.constraint(lessThanOrEqualTo: $0.leadingAnchor, constant: $1)
      },
      x("constraint(equalToConstant:)") {
        $0.second.heightAnchor.constraint(equalToConstant: $1)
      },
      x("constraint(greaterThanOrEqualToConstant:)") {
        $0.second.heightAnchor.constraint(greaterThanOrEqualToConstant: $1)
      },
      x("constraint(lessThanOrEqualToConstant:)") {
        $0.second.heightAnchor.constraint(lessThanOrEqualToConstant: $1)
      },
      m("constraint(equalTo:multiplier:)") {
        $0.second.heightAnchor.constraint(equalTo: $0.heightAnchor, multiplier: $1)
      },
      m("constraint(greaterThanOrEqualTo:multiplier:)") {
        $0.second.heightAnchor.constraint(greaterThanOrEqualTo: $0.heightAnchor, multiplier: $1)
      },
      m("constraint(lessThanOrEqualTo:multiplier:)") {
        $0.second.heightAnchor.constraint(lessThanOrEqualTo: $0.heightAnchor, multiplier: $1)
      },
      x("constraint(equalTo:multiplier:constant:)") {
        $0.second.heightAnchor.constraint(equalTo: $0.heightAnchor, multiplier: 2, constant: $1)
      },
      x("constraint(greaterThanOrEqualTo:multiplier:constant:)") {
        $0.second.heightAnchor.constraint(
          greaterThanOrEqualTo: $0.heightAnchor, multiplier: 2, constant: $1)
      },
      x("constraint(lessThanOrEqualTo:multiplier:constant:)") {
        $0.second.heightAnchor.constraint(
          lessThanOrEqualTo: $0.heightAnchor, multiplier: 2, constant: $1)
      },
      x("constraint(equalToSystemSpacingAfter:multiplier:)") {
        $0.second.leadingAnchor.constraint(
          equalToSystemSpacingAfter: $0.leadingAnchor, multiplier: $1)
      },
      x("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)") {
        $0.second.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: $0.leadingAnchor, multiplier: $1)
      },
      x("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)") {
        $0.second.leadingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: $0.leadingAnchor, multiplier: $1)
      },
      x("constraint(equalToSystemSpacingBelow:multiplier:)") {
        $0.second.topAnchor.constraint(equalToSystemSpacingBelow: $0.topAnchor, multiplier: $1)
      },
      x("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)") {
        $0.second.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: $0.topAnchor, multiplier: $1)
      },
      x("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)") {
        $0.second.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: $0.topAnchor, multiplier: $1)
      },
      pair.call("constraints(withVisualFormat:metrics:)", badConstant) { pair, number in
        for constraint in NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-gap-[v]", metrics: ["gap": number], views: ["v": pair.second])
        {
          pair.add(constraint)
        }
      },
      pair.property("keyboardDismissPadding", \.keyboardLayoutGuide.keyboardDismissPadding),
      value("UILayoutPriority", { UILayoutPriority.required }, shownBy: { _ in UIView() })
        .change("init(rawValue:)") { (root, number: Float) in
          root = UILayoutPriority(rawValue: number)
        },
    ]
  }

  static func stacks() -> [NumberRow] {
    let stack = view("UIStackView") { () -> UIStackView in
      let labels = ["One", "Two", "Three"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.isLayoutMarginsRelativeArrangement = true
      return stack
    }
    return [
      stack.property("spacing", \.spacing, [[.nan, .infinite]: .traps(constant)]),
      stack.call("setCustomSpacing(_:after:)", [[.nan, .infinite]: .traps(constant)]) {
        $0.setCustomSpacing($1, after: $0.arrangedSubviews[0])
      },
      stack.call(
        "insertArrangedSubview(_:at:)", [.all: .traps("out of bounds for arranged subview")]
      ) { $0.insertArrangedSubview(UIView(), at: $1) },
      stack.property("layoutMargins", \.layoutMargins, [.nan: .traps(constant)]),
    ]
  }
}
