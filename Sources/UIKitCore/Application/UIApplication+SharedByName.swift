import UIKitDiagnostics

/// Access to the application by name, for code that apps share with their extensions.
extension UIApplication {
  private nonisolated static let names = ["shared", "sharedApplication"]

  /// Returns the application for the key ``shared``.
  public class func value(forKey key: String) -> Any? { names.contains(key) ? shared : nil }

  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { names.contains($0.description) } ?? false
  }

  /// Calls the class method that a selector names.
  @discardableResult public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard responds(to: aSelector) else {
      trap(
        "+[UIApplication \(aSelector.map(\.description) ?? "nil")]: unrecognized selector sent to class"
      )
    }
    return .passUnretained(shared)
  }
}
