public import Foundation

/// An object that is no view, which can say what it shows.
///
/// A class that declares one of the properties itself, so that its subclasses override it, keeps its own.
@preconcurrency @MainActor public protocol _AccessibleObject: AnyObject {}

extension UIAlertAction: _AccessibleObject {}
extension UIBarItem: _AccessibleObject {}
extension UIGestureRecognizer: _AccessibleObject {}
extension UIImage: _AccessibleObject {}
extension UIMenuElement: _AccessibleObject {}
extension UINavigationItem: _AccessibleObject {}

extension _AccessibleObject {
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// Names the object for tests and scripts; never read to anybody.
  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { changeAccessibility { $0.label = newValue } }
  }

  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  public var accessibilityValue: String? {
    get { accessibility.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { changeAccessibility { $0.traits = newValue } }
  }

  public var accessibilityLanguage: String? {
    get { accessibility.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  public var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels }
    set { changeAccessibility { $0.inputLabels = newValue ?? [] } }
  }

  /// On the screen.
  public var accessibilityFrame: CGRect {
    get { accessibility.frame }
    set { changeAccessibility { $0.frame = newValue } }
  }

  private var accessibility: AccessibilityValues {
    AccessibilityValues.all[self, default: AccessibilityValues()]
  }

  private func changeAccessibility(_ change: (inout AccessibilityValues) -> Void) {
    var values = accessibility
    change(&values)
    AccessibilityValues.all[self] = values
  }
}

/// What an object says of itself.
@MainActor private struct AccessibilityValues {
  static let all = Association<AccessibilityValues>()

  var isElement = false
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var language: String?
  var inputLabels: [String] = []
  var frame = CGRect.zero
}
