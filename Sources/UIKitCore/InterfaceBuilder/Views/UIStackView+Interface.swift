import Foundation

extension InterfacePart {
  func configure(_ stack: UIStackView) {
    set("axis", of: stack, \.axis)
    set("distribution", of: stack, \.distribution)
    set("alignment", of: stack, \.alignment)
    set("spacing", of: stack, \.spacing)
    if self["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    set("baselineRelativeArrangement", of: stack, \.isBaselineRelativeArrangement)
    set("layoutMarginsRelativeArrangement", of: stack, \.isLayoutMarginsRelativeArrangement)
    configureView(stack)
    for view in stack.subviews { stack.addArrangedSubview(view) }
  }
}
