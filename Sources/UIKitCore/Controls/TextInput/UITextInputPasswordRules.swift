public import Foundation

/// The requirements of a password that the system generates.
open class UITextInputPasswordRules: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The rules in the format of websites: `required: upper; minlength: 8;`.
  open private(set) var passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(forKey: "descriptor") as? String else { return nil }
    passwordRulesDescriptor = text
  }

  public class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(passwordRulesDescriptor, forKey: "descriptor")
  }
}
