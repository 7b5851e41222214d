public import Foundation

/// What a password that the system makes up has to be like.
open class UITextInputPasswordRules: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The rules as a service publishes them: `required: upper; minlength: 8;`.
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
