import UIKitDiagnostics
public import Foundation

/// Lays out views in a row or a column with constraints, which it keeps up to date.
@preconcurrency @MainActor open class UIStackView: UIView {
  package final var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var constraintsInUse: [StackArrangement.Identity: NSLayoutConstraint] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.configure(self)
  }

  /// Creates a stack view with views from leading to trailing or from top to bottom.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views that the stack view lays out. They are also its subviews.
  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    require(
      stackIndex >= 0 && stackIndex <= arranged.count,
      "index \(stackIndex) out of bounds for arranged subview: count \(arranged.count)")
    arrange(view, at: stackIndex)
  }

  /// Removes `view` from the layout, but not from the subviews.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  private func arrange(_ view: UIView, at index: Int) {
    var index = index
    if view.superview === self, let old = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: old)
      index = min(index, arranged.count)
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: index)
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    willSet { checkThread() }
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  open var distribution: Distribution = .fill {
    willSet { checkThread() }
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  open var alignment: Alignment = .fill {
    willSet { checkThread() }
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance between neighboring views in points; a minimum if the distribution increases it.
  open var spacing: CGFloat = 0 {
    willSet { checkThread() }
    didSet {
      NSLayoutConstraint.checkConstant(spacing)
      if spacing != oldValue { setNeedsArrangement() }
    }
  }

  /// Sets the distance between `arrangedSubview` and the next view.
  ///
  /// - Parameter spacing: In points; ``spacingUseDefault`` removes the custom distance.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    checkThread()
    NSLayoutConstraint.checkConstant(spacing)
    let old = customSpacing(after: arrangedSubview)
    guard spacing != old else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// Returns the custom distance, or ``spacingUseDefault`` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether the distances along a vertical axis are measured between baselines.
  open var isBaselineRelativeArrangement = false {
    willSet { checkThread() }
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the margins of the stack view limit the arranged views.
  open var isLayoutMarginsRelativeArrangement = false {
    willSet { checkThread() }
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  package final func distance(after view: UIView) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    if distance == UIStackView.spacingUseSystem { return LayoutMetrics.systemSpacing }
    return distance == UIStackView.spacingUseDefault ? 0 : distance
  }

  private func setNeedsArrangement() {
    setNeedsUpdateConstraints()
  }

  package override func arrangedVisibilityDidChange(of subview: UIView) {
    setNeedsArrangement()
  }

  package override func arrangedContentSizeDidChange(of subview: UIView) {
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  open override func updateConstraints() {
    let arrangement = StackArrangement(self)
    var former = constraintsInUse
    constraintsInUse = [:]
    var new: [NSLayoutConstraint] = []
    for part in arrangement.parts {
      if let constraint = former.removeValue(forKey: part.identity), constraint.isActive {
        constraint.constant = part.constant
        constraintsInUse[part.identity] = constraint
      } else {
        let constraint = part.makeConstraint()
        constraintsInUse[part.identity] = constraint
        new.append(constraint)
      }
    }
    NSLayoutConstraint.deactivate(Array(former.values))
    NSLayoutConstraint.activate(new)
    super.updateConstraints()
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    baselineView(isFirst: true)?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    baselineView(isFirst: false)?.forLastBaselineLayout ?? self
  }

  /// Returns the first or last view of a column, or the tallest view of a row.
  private func baselineView(isFirst: Bool) -> UIView? {
    let shown = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return isFirst ? shown.first : shown.last }
    return shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
