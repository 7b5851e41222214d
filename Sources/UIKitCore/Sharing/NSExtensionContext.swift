public import Foundation

/// An item that an app passes to an extension.
open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  /// For the app's own use.
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
}

/// The context of an extension. No app here is an extension.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }

  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    completionHandler?(true)
  }

  /// Has no effect.
  open func cancelRequest(withError error: any Error) {}

  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension UIViewController {
  /// The context of the extension that contains the controller; always `nil`.
  public var extensionContext: NSExtensionContext? { nil }
}
