import UIKitDiagnostics
public import Foundation
package import DisplayInterface

/// A control to choose one of several segments.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// The index if no segment is selected.
  public nonisolated class var noSegment: Int { -1 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  /// - Parameter items: The strings or images of the segments.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      let index = segments.count
      if let title = item as? String {
        insertSegment(withTitle: title, at: index, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      } else if let action = item as? UIAction {
        insertSegment(action: action, at: index, animated: false)
      }
    }
    bounds.size = intrinsicContentSize
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  private func setUp() {
    accessibilityTraits = .tabBar
  }

  // MARK: Segments

  private var segments: [SegmentView] = []

  open var numberOfSegments: Int { segments.count }

  private func insert(_ segment: SegmentView, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    addSubview(segment)
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    for (index, segment) in segments.enumerated() { style(segment, isSelected: index == selection) }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let view = SegmentView(frame: .zero)
    view.title = title
    insert(view, at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let view = SegmentView(frame: .zero)
    view.image = image
    insert(view, at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let view = SegmentView(frame: .zero)
    take(action, in: view)
    insert(view, at: segment)
  }

  private func take(_ action: UIAction, in view: SegmentView) {
    view.action = action
    if let image = action.image { view.image = image } else { view.title = action.title }
    view.isEnabled = !action.attributes.contains(.disabled)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if selection == segment {
      selection = Self.noSegment
    } else if selection > segment {
      selection -= 1
    }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selection = Self.noSegment
    segmentsDidChange()
  }

  private func segment(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let segment = segment(index) else { return }
    change(segment)
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    checkThread()
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    checkThread()
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    checkThread()
    change(segment) { take(action, in: $0) }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
  /// - Parameter width: The width; 0 to calculate it from the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    checkThread()
    change(segment) { $0.ownWidth = max(0, width.bounded) }
  }
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.ownWidth ?? 0 }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    checkThread()
    change(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    checkThread()
    self.segment(segment)?.contentOffset = offset
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  // MARK: Selection

  private var selection = -1

  /// The index of the selected segment. Setting it sends no events.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      checkThread()
      require(
        newValue < segments.count || segments.isEmpty,
        "*** -[UISegmentedControl setSelectedSegmentIndex:]: selected segment index out of range")
      selection = max(newValue, Self.noSegment)
      segmentsDidChange()
    }
  }

  /// Whether a segment is selected only during a tap.
  open var isMomentary = false { willSet { checkThread() } }
  open var apportionsSegmentWidthsByContent = false {
    willSet { checkThread() }
    didSet { setNeedsLayout() }
  }

  private func choose(_ index: Int) {
    guard let segment = segment(index), segment.isEnabled, isEnabled else { return }
    guard isMomentary || index != selection else { return }
    selection = index
    segmentsDidChange()
    segment.action.map(sendAction)
    sendActions(for: .valueChanged)
    guard isMomentary else { return }
    selection = Self.noSegment
    segmentsDidChange()
  }

  // MARK: Style

  open var selectedSegmentTintColor: UIColor? {
    willSet { checkThread() }
    didSet { segmentsDidChange() }
  }
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    checkThread()
    self.attributes[state.rawValue] = attributes
    segmentsDidChange()
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  private var images: [String: UIImage] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    checkThread()
    images["background\(state.rawValue).\(barMetrics.rawValue)"] = backgroundImage
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images["background\(state.rawValue).\(barMetrics.rawValue)"]
  }
  /// Has no effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    checkThread()
    offsets["\(leftCenterRightOrAlone.rawValue).\(barMetrics.rawValue)"] = adjustment
  }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    offsets["\(leftCenterRightOrAlone.rawValue).\(barMetrics.rawValue)"] ?? .zero
  }
  private var offsets: [String: UIOffset] = [:]

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    checkThread()
    images[dividerName(leftState, rightState, barMetrics)] = dividerImage
  }

  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images[dividerName(leftState, rightState, barMetrics)] }

  private func dividerName(_ left: State, _ right: State, _ metrics: UIBarMetrics) -> String {
    "divider\(left.rawValue).\(right.rawValue).\(metrics.rawValue)"
  }

  private func style(_ segment: SegmentView, isSelected: Bool) {
    segment.isSelected = isSelected
    let attributes =
      (isSelected ? attributes[State.selected.rawValue] : nil) ?? attributes[0] ?? [:]
    segment.label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
    let selected = UIApplication.look.selectedSegment(tint: tintColor)
    let color = isSelected && selectedSegmentTintColor == nil ? selected.text : .label
    segment.label.textColor =
      segment.isEnabled && isEnabled
      ? attributes[.foregroundColor] as? UIColor ?? color : .tertiaryLabel
    segment.picture.tintColor = segment.label.textColor
    segment.backgroundColor =
      isSelected ? selectedSegmentTintColor ?? selected.background : nil
    segment.layer.cornerRadius = 6
  }

  package override func stateDidChange() {
    super.stateDidChange()
    segmentsDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    segmentsDidChange()
  }

  package override var standardBox: StandardBox? {
    StandardBox(background: .tertiarySystemFill, cornerRadius: 8)
  }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor)
    ]
  }

  // MARK: Layout

  package override var primaryEvents: Event { .valueChanged }

  open override var intrinsicContentSize: CGSize {
    let look = UIApplication.look
    let widths = naturalWidths
    let widest = widths.max() ?? 0
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +)
      : segments.reduce(0) { $0 + ($1.ownWidth > 0 ? $1.ownWidth : widest) }
    return look.snapped(CGSize(width: total, height: look.height(of: .field)))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var naturalWidths: [CGFloat] {
    segments.map { $0.ownWidth > 0 ? $0.ownWidth : $0.naturalWidth }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !segments.isEmpty else { return }
    let look = UIApplication.look
    let step = look.step(.halfPoint)
    let margin = look.fine(2)
    let natural = naturalWidths
    let fixed = segments.reduce(0) { $0 + $1.ownWidth }
    let flexible = segments.count(where: { $0.ownWidth == 0 })
    let total = natural.reduce(0, +)
    var x: CGFloat = 0
    for (index, segment) in segments.enumerated() {
      let width =
        if segment.ownWidth > 0 {
          segment.ownWidth
        } else if apportionsSegmentWidthsByContent, total > 0 {
          natural[index] / total * bounds.width
        } else {
          max(0, bounds.width - fixed) / CGFloat(flexible)
        }
      let left = step.round(x, .horizontal)
      x += width
      segment.frame = directed(
        CGRect(x: left, y: 0, width: step.round(x, .horizontal) - left, height: bounds.height)
      ).insetBy(dx: margin, dy: margin)
    }
  }

  // MARK: Input

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self)
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, let place,
      let index = segments.firstIndex(where: { $0.frame.contains(place) })
    else { return }
    choose(index)
  }

  /// The keyboard selects the next segment.
  package override func activate() -> Bool {
    guard isEnabled, let next = neighbour(1, wraps: true) else { return false }
    choose(next)
    return true
  }

  package override func handle(_ key: KeyPress) -> Bool {
    guard isEnabled, isFocused, key.modifiers.isEmpty, key.key == .left || key.key == .right,
      let next = neighbour(directed(key.key) == .left ? -1 : 1, wraps: false)
    else { return false }
    choose(next)
    return true
  }

  private func neighbour(_ step: Int, wraps: Bool) -> Int? {
    guard !segments.isEmpty else { return nil }
    var index = selection
    if index == Self.noSegment { index = step > 0 ? -1 : segments.count }
    for _ in segments {
      index += step
      if wraps { index = (index + segments.count) % segments.count }
      guard let segment = segment(index) else { return nil }
      if segment.isEnabled { return index }
    }
    return nil
  }

  package override var contentRole: NodeRole { .none }
  package override var accessibilityRole: AccessibilityRole? { .segments }
}
