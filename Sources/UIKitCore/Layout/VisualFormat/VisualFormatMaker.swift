import UIKitDiagnostics
import Foundation

/// Creates the constraints that a visual format describes.
@MainActor struct VisualFormatMaker {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let items: [String: LayoutItem]

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, items: [String: LayoutItem]
  ) {
    self.format = format
    self.options = options
    self.items = items
    make()
  }

  private var start: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .top }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return .left
    case .directionRightToLeft: return .right
    default: return .leading
    }
  }

  private var end: NSLayoutConstraint.Attribute {
    switch start {
    case .top: .bottom
    case .left: .right
    case .right: .left
    default: .trailing
    }
  }

  /// When the format is read from right to left, distances have the opposite sign.
  private var sign: CGFloat { start == .right ? -1 : 1 }

  private func item(_ name: String) -> LayoutItem { items[name]! }

  private func superview(of view: VisualFormat.SizedView) -> LayoutItem {
    guard let superview = item(view.name).container else {
      trap(
        "Unable to interpret '|' character, because the related view doesn't have a superview")
    }
    return superview.ensureLayoutItem()
  }

  private mutating func make() {
    if let spacing = format.leadingSpacing, let first = format.views.first {
      let outer = superview(of: first)
      add(item(first.name), start, outer, start, spacing, margin: start)
    }
    for (index, spacing) in format.spacings.enumerated() {
      let (view, next) = (item(format.views[index].name), item(format.views[index + 1].name))
      let byBaseline = options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
      add(
        next, byBaseline ? .firstBaseline : start, view, byBaseline ? .lastBaseline : end, spacing,
        margin: nil)
    }
    if let spacing = format.trailingSpacing, let last = format.views.last {
      let outer = superview(of: last)
      add(outer, end, item(last.name), end, spacing, margin: end)
    }
    for view in format.views { addSizes(view) }
    addAlignments()
  }

  /// - Parameter margin: The superview's edge to whose margin the standard spacing applies.
  private mutating func add(
    _ lhs: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ rhs: LayoutItem,
    _ other: NSLayoutConstraint.Attribute,
    _ spacing: VisualFormat.Spacing, margin: NSLayoutConstraint.Attribute?
  ) {
    switch spacing {
    case .none:
      constraints.append(
        NSLayoutConstraint(LayoutOperand(lhs, attribute), .equal, LayoutOperand(rhs, other)))
    case .standard:
      guard let margin else {
        constraints.append(
          NSLayoutConstraint(
            LayoutOperand(lhs, attribute), .equal, LayoutOperand(rhs, other),
            constant: sign * LayoutMetrics.systemSpacing))
        return
      }
      let isStart = margin == start
      constraints.append(
        NSLayoutConstraint(
          LayoutOperand(lhs, isStart ? attribute : marginAttribute(attribute)), .equal,
          LayoutOperand(rhs, isStart ? marginAttribute(other) : other)))
    case .predicates(let predicates):
      for predicate in predicates {
        guard case .number(let number) = predicate.value else {
          trap("A spacing can't be that of a view")
        }
        constraints.append(
          NSLayoutConstraint(
            LayoutOperand(lhs, attribute), flipped(predicate.relation), LayoutOperand(rhs, other),
            constant: sign * number, priority: predicate.priority))
      }
    }
  }

  private func flipped(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint.Relation {
    sign < 0 ? NSLayoutConstraint.Relation(rawValue: -relation.rawValue)! : relation
  }

  private func marginAttribute(_ attribute: NSLayoutConstraint.Attribute)
    -> NSLayoutConstraint.Attribute
  {
    switch attribute {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private mutating func addSizes(_ view: VisualFormat.SizedView) {
    let size: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in view.predicates {
      let lhs = LayoutOperand(item(view.name), size)
      switch predicate.value {
      case .number(let number):
        constraints.append(
          NSLayoutConstraint(
            lhs, predicate.relation, constant: number, priority: predicate.priority))
      case .view(let name):
        constraints.append(
          NSLayoutConstraint(
            lhs, predicate.relation, LayoutOperand(item(name), size),
            priority: predicate.priority))
      }
    }
  }

  private mutating func addAlignments() {
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments where options.contains(option) {
      require(
        attribute.axis != format.axis,
        "Unable to parse constraint format: \nOptions mask required views to be aligned on a "
          + "\(format.axis == .horizontal ? "horizontal" : "vertical") edge, which is not allowed "
          + "for layout that is also \(format.axis == .horizontal ? "horizontal" : "vertical").")
      for (view, next) in zip(format.views, format.views.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            LayoutOperand(item(view.name), attribute), .equal,
            LayoutOperand(item(next.name), attribute)))
      }
    }
  }
}
