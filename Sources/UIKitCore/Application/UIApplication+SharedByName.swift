import UIKitDiagnostics

/// How code that extensions of apps share with them asks for the application.
extension UIApplication {
  private nonisolated static let names = ["shared", "sharedApplication"]

  /// The application, for the name of ``shared``.
  public class func value(forKey key: String) -> Any? { names.contains(key) ? shared : nil }

  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { names.contains($0.description) } ?? false
  }

  /// Calls the method of the class that a selector names.
  @discardableResult public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard responds(to: aSelector) else {
      trap(
        "+[UIApplication \(aSelector.map(\.description) ?? "nil")]: unrecognized selector sent to class"
      )
    }
    return .passUnretained(shared)
  }
}
