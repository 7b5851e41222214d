import Testing
import UIKit

@MainActor @Suite struct StackViewTests {
  typealias Distribution = UIStackView.Distribution
  typealias Alignment = UIStackView.Alignment

  nonisolated static let distributions: [Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  /// Three views of 20, 40 and 60 points along the axis and 10, 30 and 20 across it, in a stack view
  /// of 300 × 100, 10 apart.
  func make(
    _ axis: NSLayoutConstraint.Axis, _ distribution: Distribution, _ alignment: Alignment
  ) -> (stack: UIStackView, views: [SizedView]) {
    let sizes: [(CGFloat, CGFloat)] = [(20, 10), (40, 30), (60, 20)]
    let isRow = axis == .horizontal
    let views = sizes.map { isRow ? SizedView($0.0, $0.1) : SizedView($0.1, $0.0) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = isRow ? rect(0, 0, 300, 100) : rect(0, 0, 100, 300)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 10
    return (stack, views)
  }

  /// Origin and size of every view along the axis.
  func expectedAlong(_ distribution: Distribution) -> [(CGFloat, CGFloat)] {
    switch distribution {
    case .fill: [(0, 180), (190, 40), (240, 60)]
    case .fillEqually: [(0, 93.5), (103.5, 93), (206.5, 93.5)]
    case .fillProportionally: [(0, 46.5), (56.5, 93.5), (160, 140)]
    case .equalSpacing: [(0, 20), (110, 40), (240, 60)]
    case .equalCentering: [(0, 20), (120, 40), (240, 60)]
    }
  }

  func expectedAcross(_ alignment: Alignment, _ size: CGFloat) -> (CGFloat, CGFloat) {
    switch alignment {
    case .fill: (0, 100)
    case .leading, .firstBaseline: (0, size)
    case .center: ((100 - size) / 2, size)
    case .trailing, .lastBaseline: (100 - size, size)
    }
  }

  @Test("Every distribution with every alignment", arguments: distributions)
  func combinations(distribution: Distribution) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      var alignments: [Alignment] = [.fill, .leading, .center, .trailing]
      if axis == .horizontal { alignments += [.firstBaseline, .lastBaseline] }
      for alignment in alignments {
        let (stack, views) = make(axis, distribution, alignment)
        if distribution == .fill {
          views[0].setContentHuggingPriority(UILayoutPriority(1), for: axis)
        }
        stack.layoutIfNeeded()
        let along = expectedAlong(distribution)
        for (index, view) in views.enumerated() {
          let natural = axis == .horizontal ? view.natural.height : view.natural.width
          let across = expectedAcross(alignment, natural)
          let expected =
            axis == .horizontal
            ? rect(along[index].0, across.0, along[index].1, across.1)
            : rect(across.0, along[index].0, across.1, along[index].1)
          #expect(
            view.frame == expected,
            "\(axis.rawValue) \(distribution.rawValue) \(alignment.rawValue) view \(index)")
        }
      }
    }
  }

  @Test("The fitting size is that of the views and the spacing", arguments: distributions)
  func fitting(distribution: Distribution) {
    for alignment in [Alignment.fill, .leading, .center, .trailing] {
      let (stack, _) = make(.horizontal, distribution, alignment)
      let width: CGFloat =
        switch distribution {
        case .fill, .equalSpacing: 140
        case .fillEqually: 200
        case .fillProportionally: 140
        // Centers 50 and 60 apart at least; equal ones take 60 and 60.
        case .equalCentering: 160
        }
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: width, height: 30),
        "\(distribution.rawValue) \(alignment.rawValue)")
    }
  }

  @Test("A hidden view takes no room and comes back")
  func hiding() {
    let (stack, views) = make(.vertical, .fill, .fill)
    views[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 30, 80])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame == rect(0, 0, 100, 20))
    #expect(views[1].frame.height == 0)
    #expect(views[2].frame == rect(0, 30, 100, 270))
    views[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 30, 80])
    for view in views { view.isHidden = true }
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 0)
  }

  @Test("A hidden view with required sizes of its own takes no room either")
  func hidingFixed() {
    let (stack, views) = make(.vertical, .fill, .fill)
    views[0].heightAnchor.constraint(equalToConstant: 50).isActive = true
    views[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[1].frame.minY == 0)
  }

  @Test("Custom spacing replaces the spacing after one view")
  func customSpacing() {
    let (stack, views) = make(.vertical, .fill, .fill)
    views[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(25, after: views[0])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 45, 95])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 45, 93])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.spacing = 1
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 21, 69])
  }

  @Test("The margins hold where the arrangement follows them")
  func margins() {
    let (stack, views) = make(.horizontal, .fillEqually, .fill)
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(
      views.map(\.frame) == [
        rect(10, 5, 83.5, 80), rect(103.5, 5, 83, 80), rect(196.5, 5, 83.5, 80),
      ])
    stack.directionalLayoutMargins = .zero
    stack.layoutIfNeeded()
    #expect(views[0].frame == rect(0, 0, 93.5, 100))
  }

  @Test("Views are added, moved and removed")
  func changes() {
    let (stack, views) = make(.horizontal, .fillEqually, .fill)
    stack.spacing = 0
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [100, 200, 0])
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2], views[1]])
    stack.layoutIfNeeded()
    #expect(views[1].frame == rect(150, 0, 150, 100))
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
    stack.layoutIfNeeded()
    #expect(views[2].frame == rect(0, 0, 300, 100))
  }

  @Test("Right to left, a row begins at the right")
  func rightToLeft() {
    let (stack, views) = make(.horizontal, .equalSpacing, .fill)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [280, 150, 0])
  }

  @Test("Stack views nest")
  func nesting() {
    let rows = (0..<3).map { _ -> UIStackView in
      let row = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 12)])
      row.spacing = 4
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 2
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    let root = makeRoot()
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    #expect(column.frame == rect(118, 20, 84, 40))
    #expect(rows.map(\.frame) == [rect(0, 0, 84, 12), rect(0, 14, 84, 12), rect(0, 28, 84, 12)])
    #expect(rows[1].arrangedSubviews.map(\.frame) == [rect(0, 0, 30, 12), rect(34, 0, 50, 12)])
  }

  @Test("Unchanged constraints are kept when one view changes")
  func keepsConstraints() {
    let (stack, views) = make(.vertical, .fill, .fill)
    stack.layoutIfNeeded()
    let before = Set(stack.constraints.map(ObjectIdentifier.init))
    stack.spacing = 3
    views[0].natural.height = 33
    stack.layoutIfNeeded()
    #expect(Set(stack.constraints.map(ObjectIdentifier.init)) == before)
  }

  @Test("A bottomless column in a scroll view or a root view needs no height of its own")
  func selfSizing() {
    let root = makeRoot()
    let stack = UIStackView(arrangedSubviews: [SizedView(10, 40), SizedView(10, 50)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 320, 90))
  }
}
