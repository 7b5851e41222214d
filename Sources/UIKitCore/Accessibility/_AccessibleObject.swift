public import Foundation

/// Any object, which can say what it shows.
///
/// A class that declares one of the properties itself, so that its subclasses override it, keeps its own. Only the
/// properties belong to the main actor: if the protocol did, every class that inherits from `NSObject` would.
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

  /// On the screen.
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
  /// Of what isn't a view, and has no property of its own for it.
  public var accessibilityIdentifier: String? {
    get { AccessibilityValues.all[self, default: AccessibilityValues()].identifier }
    set { AccessibilityValues.all[self, default: AccessibilityValues()].identifier = newValue }
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
