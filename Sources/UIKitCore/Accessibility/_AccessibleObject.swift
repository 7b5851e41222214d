public import Foundation

/// Accessibility properties for every object.
///
/// If a class declares one of the properties itself, so that subclasses can override it, its own property is
/// used. Only the properties are isolated to the main actor: if the protocol was, every subclass of `NSObject`
/// would be as well.
public protocol _AccessibleObject: AnyObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels }
    set { accessibility.inputLabels = newValue ?? [] }
  }

  /// In the coordinate system of the screen.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { accessibility.frame }
    set { accessibility.frame = newValue }
  }

  @MainActor private var accessibility: AccessibilityValues {
    get { AccessibilityValues.all[self, default: AccessibilityValues()] }
    set { AccessibilityValues.all[self] = newValue }
  }
}

extension UIAccessibilityIdentification {
  /// For objects that don't declare the property themselves.
  public var accessibilityIdentifier: String? {
    get { AccessibilityValues.all[self, default: AccessibilityValues()].identifier }
    set { AccessibilityValues.all[self, default: AccessibilityValues()].identifier = newValue }
  }
}

/// The accessibility properties of an object.
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
