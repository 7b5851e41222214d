import Foundation

/// A key combination that sends a selector up the responder chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  nonisolated public static let f1 = "UIKeyInputF1"
  nonisolated public static let f2 = "UIKeyInputF2"
  nonisolated public static let f3 = "UIKeyInputF3"
  nonisolated public static let f4 = "UIKeyInputF4"
  nonisolated public static let f5 = "UIKeyInputF5"
  nonisolated public static let f6 = "UIKeyInputF6"
  nonisolated public static let f7 = "UIKeyInputF7"
  nonisolated public static let f8 = "UIKeyInputF8"
  nonisolated public static let f9 = "UIKeyInputF9"
  nonisolated public static let f10 = "UIKeyInputF10"
  nonisolated public static let f11 = "UIKeyInputF11"
  nonisolated public static let f12 = "UIKeyInputF12"

  /// The characters that the key types without modifiers, or one of the constants.
  public final let input: String?
  public final let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false
  /// Has no effect.
  open var allowsAutomaticLocalization = true
  /// Has no effect.
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}
