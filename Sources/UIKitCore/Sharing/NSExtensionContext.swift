public import Foundation

/// What an app hands to an extension.
open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  /// For the app's own use.
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
}

/// What an extension was called with. No app here is one.
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
  /// What an extension that the controller belongs to was called with: `nil`, as it belongs to none.
  public var extensionContext: NSExtensionContext? { nil }
}
