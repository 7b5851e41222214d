package import DisplayInterface
package import Foundation
import UIKitDiagnostics

extension UIView {
  /// The description of the view that displays give to assistive technology.
  package final var shownAccessibility: Accessibility? {
    let traits = accessibilityTraits
    return Accessibility(
      role: accessibilityRole ?? Accessibility.Role(traits), identifier: accessibilityIdentifier,
      label: toldLabel, value: toldValue,
      hint: accessibilityHint, isSelected: traits.contains(.selected) || isShownSelected,
      updatesFrequently: traits.contains(.updatesFrequently), isHidden: accessibilityElementsHidden,
      isModal: accessibilityViewIsModal, isAdjustable: traits.contains(.adjustable),
      actions: accessibilityCustomActions?.map(\.name) ?? [],
      elements: ownAccessibilityElements.compactMap { $0.shownAccessibility(in: self) })
  }

  /// Has the views that make their elements when they are asked for them asked again.
  final func markElements() {
    if accessibilityElementCount() != 0 { mark(.content) }
    for view in subviewsStorage { descend { view.markElements() } }
  }

  /// No display is told of more.
  private static let mostElements = 500

  /// The elements in the view that are no views.
  package final var ownAccessibilityElements: [UIAccessibilityElement] {
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return [] }
    return (0..<min(count, Self.mostElements)).compactMap {
      accessibilityElement(at: $0) as? UIAccessibilityElement
    }.filter(\.isAccessibilityElement)
  }
}

extension UIAccessibilityElement {
  /// Where the element is in a view.
  package final func frame(in view: UIView) -> CGRect {
    accessibilityContainer === view && accessibilityFrameInContainerSpace != .zero
      ? accessibilityFrameInContainerSpace : view.convert(accessibilityFrame, from: nil)
  }

  /// The label, be it attributed or not.
  package final var toldLabel: String? {
    accessibilityLabel ?? accessibilityAttributedLabel?.string
  }

  fileprivate func shownAccessibility(in view: UIView) -> Accessibility.Element? {
    let traits = accessibilityTraits
    return Accessibility(
      role: Accessibility.Role(traits), identifier: accessibilityIdentifier, label: toldLabel,
      value: accessibilityValue ?? accessibilityAttributedValue?.string,
      hint: accessibilityHint ?? accessibilityAttributedHint?.string,
      isSelected: traits.contains(.selected),
      updatesFrequently: traits.contains(.updatesFrequently),
      isHidden: accessibilityElementsHidden, isAdjustable: traits.contains(.adjustable),
      actions: accessibilityCustomActions?.map(\.name) ?? []
    ).map {
      Accessibility.Element(
        frame: frame(in: view), isEnabled: !traits.contains(.notEnabled), accessibility: $0)
    }
  }
}

extension Accessibility.Role {
  fileprivate init?(_ traits: UIAccessibilityTraits) {
    if traits.contains(.link) {
      self = .link
    } else if traits.contains(.header) {
      self = .heading
    } else if traits.contains(.searchField) {
      self = .searchField
    } else if traits.contains(.tabBar) {
      self = .tabBar
    } else if traits.contains(.image) {
      self = .image
    } else if traits.contains(.button) {
      self = .button
    } else {
      return nil
    }
  }
}
