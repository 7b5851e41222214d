import UIKit

extension NumberTable {
  /// A view with a border, a text and a part that follows its size.
  static func box() -> UIView {
    let view = UIView(frame: CGRect(x: 16, y: 16, width: 80, height: 64))
    view.backgroundColor = .systemGreen
    view.layer.borderWidth = 1
    view.layer.cornerRadius = 4
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    label.text = "Some text"
    label.numberOfLines = 0
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
    view.addSubview(label)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
    inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    inner.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor).isActive =
      true
    inner.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5).isActive = true
    return view
  }

  static func views() -> [NumberRow] {
    let view = view("UIView", box)
    return [
      view.property("frame", \.frame, [.nan: .traps(position)]),
      view.property(
        "frame.size", \.frame.size,
        [.nan: .traps(position), .negativeInfinity: .traps(position), .negative: .survives]),
      view.property("bounds", \.bounds, [.nan: .traps(bounds)]),
      view.property("bounds.size", \.bounds.size, [.nan: .traps(bounds), .below: .survives]),
      view.property("center", \.center, [.nan: .traps(position)]),
      view.property("transform", \.transform),
      view.property("transform3D", \.transform3D),
      view.property("contentScaleFactor", \.contentScaleFactor),
      view.property("layoutMargins", \.layoutMargins, [.nan: .traps(constant)]),
      view.property(
        "directionalLayoutMargins", \.directionalLayoutMargins, [.nan: .traps(constant)]),
      view.property(
        "alpha", \.alpha, [.nan: .becomes(0), .below: .becomes(0), .above: .becomes(1)]),
      view.property("accessibilityFrame", \.accessibilityFrame),
      view.property("accessibilityActivationPoint", \.accessibilityActivationPoint),
      view.property("tag", \.tag),
      view.call("init(frame:)", [.nan: .traps(position)]) { _, frame in _ = UIView(frame: frame) },
      view.call("insertSubview(_:at:)") { $0.insertSubview(UIView(), at: $1) },
      view.call(
        "exchangeSubview(at:withSubviewAt:)",
        [.all: .traps("*** -[UIView exchangeSubviewAtIndex:withSubviewAtIndex:] of ")]
      ) { $0.exchangeSubview(at: 0, withSubviewAt: $1) },
      view.call("sizeThatFits(_:)") { _ = $0.sizeThatFits($1) },
      view.call("setNeedsDisplay(_:)") { $0.setNeedsDisplay($1) },
      view.call("hitTest(_:with:)") { _ = $0.hitTest($1, with: nil) },
      view.call("point(inside:with:)") { _ = $0.point(inside: $1, with: nil) },
      view.call("convert(_:to:)") { (view, point: CGPoint) in
        _ = view.convert(point, to: view.subviews[0])
        _ = view.convert(point, from: view.subviews[0])
      },
      view.call("convert(_:from:)") { (view, rect: CGRect) in
        _ = view.convert(rect, to: view.subviews[0])
        _ = view.convert(rect, from: nil)
      },
      view.call("alignmentRect(forFrame:)") { _ = $0.alignmentRect(forFrame: $1) },
      view.call("frame(forAlignmentRect:)") { _ = $0.frame(forAlignmentRect: $1) },
      view.call("systemLayoutSizeFitting(_:)") { _ = $0.systemLayoutSizeFitting($1) },
      view.call("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)")
      { (view, size: CGSize) in
        _ = view.systemLayoutSizeFitting(
          size, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
      },
      view.call(
        "setContentHuggingPriority(_:for:)", [.all: .traps(priority)]
      ) { $0.setContentHuggingPriority($1, for: .vertical) },
      view.call(
        "setContentCompressionResistancePriority(_:for:)", [.all: .traps(priority)]
      ) { $0.setContentCompressionResistancePriority($1, for: .vertical) },
      view.call("resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)") {
        (view, rect: CGRect) in
        _ = view.resizableSnapshotView(
          from: rect, afterScreenUpdates: false,
          withCapInsets: UIEdgeInsets(
            top: rect.minX, left: rect.minX, bottom: rect.minX, right: rect.minX))
      },
      view.call("drawHierarchy(in:afterScreenUpdates:)") { (view, rect: CGRect) in
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
        _ = renderer.image { _ in _ = view.drawHierarchy(in: rect, afterScreenUpdates: false) }
      },
      view.call(
        "accessibilityElement(at:)"
      ) { (view, index: Int) in
        view.accessibilityElements = [view]
        _ = view.accessibilityElement(at: index)
      },
      self.view("UIView.intrinsicContentSize", { IntrinsicView() }).change("override") {
        (view, size: CGSize) in
        view.size = size
        view.invalidateIntrinsicContentSize()
      },
      self.view("UIView.alignmentRectInsets", { IntrinsicView() }).change("override") {
        (view, insets: UIEdgeInsets) in view.alignment = insets
      },
      unseen("UICoordinateSpace", { UIScreen.main }).call("convert(_:to:)") {
        (screen, rect: CGRect) in
        _ = screen.coordinateSpace.convert(rect, to: screen.coordinateSpace)
        _ = screen.coordinateSpace.convert(rect.origin, from: screen.coordinateSpace)
      },
      self.view("UIWindow", { UIView() }).call("convert(_:to:)") { (_, point: CGPoint) in
        _ = UIWindow(frame: .zero).convert(point, to: nil)
        _ = UIWindow(frame: .zero).convert(point, from: nil)
      },
      unseen("UIAccessibilityElement", { UIAccessibilityElement(accessibilityContainer: UIView()) })
        .property("accessibilityFrame", \.accessibilityFrame),
      unseen("UIAccessibilityElement", { UIAccessibilityElement(accessibilityContainer: UIView()) })
        .property("accessibilityFrameInContainerSpace", \.accessibilityFrameInContainerSpace),
      unseen("UIAccessibility", {}).call("convertToScreenCoordinates(_:in:)") {
        (_, rect: CGRect) in _ = UIAccessibility.convertToScreenCoordinates(rect, in: UIView())
      },
    ]
  }

  /// A view whose natural size a test says.
  final class IntrinsicView: UIView {
    var size = CGSize(width: 16, height: 16)
    var alignment = UIEdgeInsets.zero
    override var intrinsicContentSize: CGSize { size }
    override var alignmentRectInsets: UIEdgeInsets { alignment }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      translatesAutoresizingMaskIntoConstraints = false
    }
  }
}
