public import Foundation

extension UITextField {
  /// Editing began in a text field.
  public struct TextDidBeginEditingMessage: TextFieldMessage {
    public static var name: Notification.Name { UITextField.textDidBeginEditingNotification }
    public var textField: UITextField
    public init(textField: UITextField) { self.textField = textField }
  }

  /// The text of a text field was edited.
  public struct TextDidChangeMessage: TextFieldMessage {
    public static var name: Notification.Name { UITextField.textDidChangeNotification }
    public var textField: UITextField
    public init(textField: UITextField) { self.textField = textField }
  }

  /// Editing ended in a text field.
  public struct TextDidEndEditingMessage: TextFieldMessage {
    public static var name: Notification.Name { UITextField.textDidEndEditingNotification }
    public var reason: UITextField.DidEndEditingReason?
    public var textField: UITextField
    public init(reason: UITextField.DidEndEditingReason?, textField: UITextField) {
      self.reason = reason
      self.textField = textField
    }
    package init(textField: UITextField) { self.init(reason: nil, textField: textField) }

    @MainActor package static func makeMessage(_ notification: Notification) -> Self? {
      guard let textField = notification.object as? UITextField else { return nil }
      let reason = notification.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
      return Self(
        reason: reason.flatMap(UITextField.DidEndEditingReason.init), textField: textField)
    }

    @MainActor package static func makeNotification(_ message: Self) -> Notification {
      let reason = message.reason.map {
        [UITextField.didEndEditingReasonUserInfoKey: $0.rawValue]
      }
      return Notification(name: name, object: message.textField, userInfo: reason)
    }
  }
}

/// A message about a text field.
package protocol TextFieldMessage: NamedMessage where Subject == UITextField {
  var textField: UITextField { get }
  init(textField: UITextField)
}

extension TextFieldMessage {
  @MainActor package static func makeMessage(_ notification: Notification) -> Self? {
    (notification.object as? UITextField).map { Self(textField: $0) }
  }
  @MainActor package static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: message.textField)
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
  public static var textDidBeginEditing: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
  public static var textDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
  public static var textDidEndEditing: Self { .init() }
}
