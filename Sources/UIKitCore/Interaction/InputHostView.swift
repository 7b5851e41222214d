import Foundation

/// Contains a custom input view and an input accessory view, at the bottom of a window.
@MainActor final class InputHostView: UIView {
  /// The responder that provides the views; it's the next responder of this view.
  weak var owner: UIResponder?
  private(set) var input: UIView?
  private var accessory: UIView?
  private var pins: [NSLayoutConstraint] = []
  private var heights: (accessory: CGFloat, input: CGFloat) = (0, 0)

  override var next: UIResponder? { owner ?? super.next }

  func show(_ newInput: UIView?, above newAccessory: UIView?) {
    guard newInput !== input || newAccessory !== accessory else { return fit() }
    NSLayoutConstraint.deactivate(pins)
    giveUp(input)
    giveUp(accessory)
    (input, accessory) = (newInput, newAccessory)
    for view in [input, accessory] { if let view { addSubview(view) } }
    pins = [input, accessory].compactMap { $0 }
      .filter { !$0.translatesAutoresizingMaskIntoConstraints }
      .flatMap { view in
        [
          view.leadingAnchor.constraint(equalTo: leadingAnchor),
          view.trailingAnchor.constraint(equalTo: trailingAnchor),
          view === accessory || accessory == nil
            ? view.topAnchor.constraint(equalTo: topAnchor)
            : view.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        ]
      }
    NSLayoutConstraint.activate(pins)
    backgroundColor = input == nil ? accessory?.backgroundColor : .secondarySystemBackground
    fit()
  }

  /// Adjusts the frame to the height of the views, and reports the height that they cover.
  func fit() {
    var height: CGFloat = 0
    if let superview, input != nil || accessory != nil {
      let width = superview.bounds.width
      heights = (
        self.height(of: accessory, width: width), self.height(of: input, width: width)
      )
      height =
        heights.accessory + heights.input
        + max(
          superview.safeAreaInsets.bottom,
          input == nil ? UIApplication.shared.screenKeyboard.displayed : 0)
      let place = CGRect(
        x: 0, y: superview.bounds.height - height, width: width, height: height)
      if frame != place { frame = place }
    }
    UIApplication.shared.screenKeyboard.inputViewsDidChange(self, height: height)
  }

  private func height(of view: UIView?, width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    return UIApplication.look.snapped(height: naturalHeight(of: view, width: width))
  }

  /// Returns the height of the view's frame, unless the view sizes itself by its content.
  private func naturalHeight(of view: UIView, width: CGFloat) -> CGFloat {
    let sizesItself =
      !view.translatesAutoresizingMaskIntoConstraints
      || view.autoresizingMask.contains(.flexibleHeight)
      || (view as? any SizesItselfAsInput)?.allowsSelfSizing == true
    let present = view.bounds.height
    if !sizesItself, present > 0 { return present }
    let intrinsic = view.intrinsicContentSize.height
    if intrinsic > 0 { return intrinsic }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : present
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fit()
    place(accessory, at: 0, height: heights.accessory)
    place(input, at: heights.accessory, height: heights.input)
  }

  private func place(_ view: UIView?, at top: CGFloat, height: CGFloat) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }
}
