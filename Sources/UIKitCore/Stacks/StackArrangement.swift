import Foundation

/// The constraints for a stack view's settings.
@MainActor struct StackArrangement {
  /// Identifies a constraint. Its constant is not part of the identity and can change.
  struct Identity: Hashable {
    let items: [ObjectIdentifier?]
    let attributes: [NSLayoutConstraint.Attribute]
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let priority: UILayoutPriority
    let identifier: String
  }

  struct Part {
    let lhs: LayoutOperand
    let relation: NSLayoutConstraint.Relation
    let rhs: LayoutOperand?
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority
    let identifier: String

    @MainActor var identity: Identity {
      Identity(
        items: [lhs.item, lhs.origin, rhs?.item, rhs?.origin].map {
          $0.map(ObjectIdentifier.init)
        },
        attributes: [
          lhs.attribute, lhs.originAttribute, rhs?.attribute ?? .notAnAttribute,
          rhs?.originAttribute ?? .notAnAttribute,
        ], relation: relation, multiplier: multiplier, priority: priority, identifier: identifier)
    }

    @MainActor func makeConstraint() -> NSLayoutConstraint {
      NSLayoutConstraint(
        lhs, relation, rhs, multiplier: multiplier, constant: constant, priority: priority,
        identifier: identifier)
    }
  }

  private(set) var parts: [Part] = []
  private let stack: UIStackView
  private let shown: [UIView]
  private let along: AxisAttributes
  private let across: AxisAttributes

  /// The layout attributes for one axis.
  private struct AxisAttributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute
    /// The attributes of the stack view itself, for its edges or its margins.
    let outerStart: NSLayoutConstraint.Attribute
    let outerEnd: NSLayoutConstraint.Attribute
    let outerCenter: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis, margins: Bool) {
      let isHorizontal = axis == .horizontal
      start = isHorizontal ? .leading : .top
      end = isHorizontal ? .trailing : .bottom
      center = isHorizontal ? .centerX : .centerY
      size = isHorizontal ? .width : .height
      outerStart = margins ? (isHorizontal ? .leadingMargin : .topMargin) : start
      outerEnd = margins ? (isHorizontal ? .trailingMargin : .bottomMargin) : end
      outerCenter =
        margins ? (isHorizontal ? .centerXWithinMargins : .centerYWithinMargins) : center
    }
  }

  init(_ stack: UIStackView) {
    self.stack = stack
    shown = stack.arranged.filter { !$0.isHidden }
    let margins = stack.isLayoutMarginsRelativeArrangement
    along = AxisAttributes(stack.axis, margins: margins)
    across = AxisAttributes(stack.axis == .horizontal ? .vertical : .horizontal, margins: margins)
    guard !stack.arranged.isEmpty else { return }
    arrangeAlong()
    arrangeAcross()
    hide()
  }

  private mutating func add(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ other: UIView? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, _ identifier: String
  ) {
    let rhs = other.map { LayoutOperand($0.ensureLayoutItem(), otherAttribute) }
    parts.append(
      Part(
        lhs: LayoutOperand(view.ensureLayoutItem(), attribute), relation: relation, rhs: rhs,
        multiplier: multiplier, constant: constant, priority: UILayoutPriority(priority),
        identifier: "UISV-\(identifier)"))
  }

  // MARK: Along the axis

  private mutating func arrangeAlong() {
    guard let first = shown.first, let last = shown.last else { return }
    add(first, along.start, .equal, stack, along.outerStart, "canvas-connection")
    add(stack, along.outerEnd, .equal, last, along.end, "canvas-connection")
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(shown, shown.dropFirst()) {
      addGap(view, next, isLoose ? .greaterThanOrEqual : .equal, priority: 1000)
      if isLoose { addGap(view, next, .equal, priority: 49) }
    }
    switch stack.distribution {
    case .fill:
      // If several views have the same priorities, the first one changes its size.
      guard shown.count > 1 else { return }
      for view in shown.dropFirst() {
        add(view, along.size, constant: 0, priority: 2, "ambiguity-suppression")
      }
    case .fillEqually:
      for view in shown.dropFirst() {
        add(view, along.size, .equal, first, along.size, "fill-equally")
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalize(from: along.end, to: along.start, priority: 1000)
    case .equalCentering: equalize(from: along.center, to: along.center, priority: 149)
    }
  }

  private mutating func addGap(
    _ view: UIView, _ next: UIView, _ relation: NSLayoutConstraint.Relation, priority: Float
  ) {
    let byBaseline = stack.axis == .vertical && stack.isBaselineRelativeArrangement
    add(
      next, byBaseline ? .firstBaseline : along.start, relation, view,
      byBaseline ? .lastBaseline : along.end, constant: stack.distance(after: view),
      priority: priority, "spacing")
  }

  private mutating func fillProportionally() {
    let sizes = shown.map { view -> CGFloat in
      let natural = view.intrinsicContentSize
      let size = stack.axis == .horizontal ? natural.width : natural.height
      guard size == UIView.noIntrinsicMetric else { return size }
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return stack.axis == .horizontal ? fitting.width : fitting.height
    }
    guard let reference = sizes.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in shown.enumerated() where index != reference {
      add(
        view, along.size, .equal, shown[reference], along.size,
        multiplier: sizes[index] / sizes[reference], priority: 999, "fill-proportionally")
    }
  }

  /// Makes the distances between neighboring views equal.
  private mutating func equalize(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, priority: Float
  ) {
    let distances = zip(shown, shown.dropFirst()).map { view, next in
      LayoutOperand(
        from: LayoutOperand(view.ensureLayoutItem(), start),
        to: LayoutOperand(next.ensureLayoutItem(), end))
    }
    for distance in distances.dropFirst() {
      parts.append(
        Part(
          lhs: distance, relation: .equal, rhs: distances[0], multiplier: 1, constant: 0,
          priority: UILayoutPriority(priority), identifier: "UISV-distributing"))
    }
  }

  // MARK: Across the axis

  private mutating func arrangeAcross() {
    let views = stack.arranged
    switch stack.alignment {
    case .fill:
      for view in views {
        add(view, across.start, .equal, stack, across.outerStart, "alignment")
        add(stack, across.outerEnd, .equal, view, across.end, "alignment")
      }
    case .leading:
      for view in views {
        add(view, across.start, .equal, stack, across.outerStart, "alignment")
        add(stack, across.outerEnd, .greaterThanOrEqual, view, across.end, "spanning-boundary")
      }
      fit()
    case .trailing:
      for view in views {
        add(view, across.start, .greaterThanOrEqual, stack, across.outerStart, "spanning-boundary")
        add(stack, across.outerEnd, .equal, view, across.end, "alignment")
      }
      fit()
    case .center:
      for view in views {
        add(view, across.center, .equal, stack, across.outerCenter, "alignment")
      }
      keepInside(views)
      fit()
    case .firstBaseline, .lastBaseline: alignBaselines(views)
    }
  }

  private mutating func alignBaselines(_ views: [UIView]) {
    let isFirst = stack.alignment == .firstBaseline
    keepInside(views)
    if stack.axis == .horizontal {
      let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
      for view in views.dropFirst() {
        add(view, baseline, .equal, views[0], baseline, "alignment")
      }
    }
    for view in views {
      if isFirst {
        add(view, across.start, .equal, stack, across.outerStart, priority: 48, "canvas-fit")
      } else {
        add(stack, across.outerEnd, .equal, view, across.end, priority: 48, "canvas-fit")
      }
    }
    fit()
  }

  private mutating func keepInside(_ views: [UIView]) {
    for view in views {
      add(view, across.start, .greaterThanOrEqual, stack, across.outerStart, "spanning-boundary")
      add(stack, across.outerEnd, .greaterThanOrEqual, view, across.end, "spanning-boundary")
    }
  }

  /// Prefers the smallest size of the stack view that fits its views.
  private mutating func fit() {
    add(stack, across.size, constant: 0, priority: 51, "spanning-fit")
  }

  // MARK: Hidden views

  /// Hidden views have no size and occupy no space.
  private mutating func hide() {
    var previous: UIView?
    for view in stack.arranged {
      guard view.isHidden else {
        previous = view
        continue
      }
      // Not required, so that the content of the view can have a required size.
      add(view, along.size, constant: 0, priority: 999.5, "hiding")
      if let previous {
        add(view, along.start, .equal, previous, along.end, "hiding-position")
      } else {
        add(view, along.start, .equal, stack, along.outerStart, "hiding-position")
      }
    }
  }
}
