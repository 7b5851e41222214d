import Foundation

extension NSLayoutConstraint {
  /// Whether the toolkit created the constraint. In a conflict, the constraints of the app give way to it.
  package final var isOfSystem: Bool { identifier?.hasPrefix("UISV-") ?? false }

  package final var anchorsDescription: String {
    let first = NSLayoutAnchor<AnyObject>(lhs).description
    guard rhs.item != nil else { return first }
    return "\(first) and \(NSLayoutAnchor<AnyObject>(rhs).description)"
  }

  package final var fullDescription: String {
    var names: [String] = []
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    let equation = visualFormat(names: &names) ?? self.equation
    let legend = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
    return "<\(type(of: self)):\(identityDescription)\(name) \(equation)   (\(state)\(legend))>"
  }

  private var relationSymbol: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private var strength: String {
    priority == .required ? "" : "@\(CGFloat(priority.rawValue).short)"
  }

  private var equation: String {
    let left = "\(lhs.longName) \(relationSymbol) "
    let suffix = strength.isEmpty ? "" : " \(strength)"
    guard rhs.item != nil else { return left + constant.short + suffix }
    let factor = multiplier == 1 ? "" : "\(multiplier.short)*"
    let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).short)"
    return left + factor + rhs.longName + sum + suffix
  }

  /// Returns spacing between edges in the visual format: `H:|-(8)-[UIView:0x1]`.
  private func visualFormat(names: inout [String]) -> String? {
    guard !lhs.isDistance, !rhs.isDistance, let first = lhs.item, let second = rhs.item,
      multiplier == 1
    else { return nil }
    let isStart = Self.isStart
    guard let firstStarts = isStart(lhs.attribute), let secondStarts = isStart(rhs.attribute) else {
      return nil
    }
    let axis = lhs.axis == .horizontal ? "H:" : "V:"
    let isSuperview = { (outer: LayoutItem, inner: LayoutItem) in
      outer.object === inner.container && outer.object !== inner.object
    }
    if firstStarts == secondStarts {
      let (inner, outer, innerIsFirst) =
        isSuperview(second, first)
        ? (first, second, true)
        : isSuperview(first, second) ? (second, first, false) : (nil, nil, true)
      guard let inner, let outer else { return nil }
      names = ["'|':\(outer.name)"]
      let space = spacing(isReversed: innerIsFirst != firstStarts)
      return firstStarts ? "\(axis)|-\(space)-[\(inner.name)]" : "\(axis)[\(inner.name)]-\(space)-|"
    }
    guard !isSuperview(first, second), !isSuperview(second, first) else { return nil }
    let space = spacing(isReversed: !firstStarts)
    return firstStarts
      ? "\(axis)[\(second.name)]-\(space)-[\(first.name)]"
      : "\(axis)[\(first.name)]-\(space)-[\(second.name)]"
  }

  /// Returns whether a view starts at an edge; `nil` if the attribute isn't an edge.
  private static func isStart(_ attribute: Attribute) -> Bool? {
    switch attribute {
    case .left, .leading, .top: true
    case .right, .trailing, .bottom: false
    default: nil
    }
  }

  private func spacing(isReversed: Bool) -> String {
    let value = isReversed ? -constant : constant
    var symbol = relationSymbol
    if relation == .equal { symbol = "" }
    if isReversed, relation != .equal { symbol = symbol == "<=" ? ">=" : "<=" }
    return "(\(symbol)\((value == 0 ? 0 : value).short)\(strength))"
  }
}

extension LayoutOperand {
  package var longName: String {
    let name = "\(item?.name ?? "(null)").\(attribute.name)"
    return isDistance ? "(\(name) - \(origin?.name ?? "(null)").\(originAttribute.name))" : name
  }
}
