public import Foundation

extension UITextView {
  /// Editing began in a text view.
  public struct TextDidBeginEditingMessage: TextViewMessage {
    public static var name: Notification.Name { UITextView.textDidBeginEditingNotification }
    public var textView: UITextView
    public init(textView: UITextView) { self.textView = textView }
  }

  /// The text of a text view was edited.
  public struct TextDidChangeMessage: TextViewMessage {
    public static var name: Notification.Name { UITextView.textDidChangeNotification }
    public var textView: UITextView
    public init(textView: UITextView) { self.textView = textView }
  }

  /// Editing ended in a text view.
  public struct TextDidEndEditingMessage: TextViewMessage {
    public static var name: Notification.Name { UITextView.textDidEndEditingNotification }
    public var textView: UITextView
    public init(textView: UITextView) { self.textView = textView }
  }
}

/// A message about a text view.
package protocol TextViewMessage: NamedMessage where Subject == UITextView {
  var textView: UITextView { get }
  init(textView: UITextView)
}

extension TextViewMessage {
  @MainActor package static func makeMessage(_ notification: Notification) -> Self? {
    (notification.object as? UITextView).map { Self(textView: $0) }
  }
  @MainActor package static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: message.textView)
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
  public static var textDidBeginEditing: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
  public static var textDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
  public static var textDidEndEditing: Self { .init() }
}
