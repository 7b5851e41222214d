package import DisplayInterface
import Foundation
import UIKitDiagnostics

extension UIView: UIAccessibilityIdentification {
  /// The accessibility description of the view for displays.
  ///
  /// - Parameter body: The visible content of the view.
  final func shownAccessibility(beside body: NodeContent.Body) -> Accessibility? {
    let traits = accessibilityTraits
    return Accessibility(
      role: accessibilityRole ?? AccessibilityRole(traits), identifier: accessibilityIdentifier,
      label: toldLabel(beside: body), value: toldValue, hint: accessibilityHint,
      isSelected: traits.contains(.selected) || isShownSelected,
      updatesFrequently: traits.contains(.updatesFrequently), isHidden: accessibilityElementsHidden,
      isModal: accessibilityViewIsModal, isAdjustable: traits.contains(.adjustable),
      actions: accessibilityCustomActions?.map(\.name) ?? [],
      elements: toldElements.map(\.told))
  }

  /// Marks this view and the views in it that have accessibility elements, so that the elements are sent again.
  final func markElements() {
    if accessibilityElementCount() != 0 { mark(.content) }
    for view in subviewsStorage { descend { view.markElements() } }
  }

  /// The largest number of elements of one view that displays receive.
  private static let mostElements = 500

  /// The elements of the view that aren't views, and their descriptions for displays.
  package final var toldElements: [(element: UIAccessibilityElement, told: Accessibility.Element)] {
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return [] }
    return (0..<min(count, Self.mostElements)).compactMap { index in
      guard let element = accessibilityElement(at: index) as? UIAccessibilityElement,
        element.isAccessibilityElement, let told = element.shownAccessibility(in: self)
      else { return nil }
      return (element, told)
    }
  }
}

extension UIAccessibilityElement {
  /// Returns the frame of the element in a view.
  private func frame(in view: UIView) -> CGRect {
    accessibilityContainer === view && accessibilityFrameInContainerSpace != .zero
      ? accessibilityFrameInContainerSpace : view.convert(accessibilityFrame, from: nil)
  }

  fileprivate func shownAccessibility(in view: UIView) -> Accessibility.Element? {
    let traits = accessibilityTraits
    return Accessibility(
      role: AccessibilityRole(traits), identifier: accessibilityIdentifier,
      label: accessibilityLabel ?? accessibilityAttributedLabel?.string,
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

extension AccessibilityRole {
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
