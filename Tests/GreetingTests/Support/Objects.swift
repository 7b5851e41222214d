import UIKit

/// The objects that a screen consists of: of classes in the example's own modules, found from its controller.
@MainActor func objects(of controller: UIViewController) -> [AnyObject] {
  var found: [ObjectIdentifier: AnyObject] = [:]
  func visit(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      guard String(reflecting: type(of: object)).hasPrefix("Greeting"),
        found.updateValue(object, forKey: ObjectIdentifier(object)) == nil
      else { return }
    }
    for part in sequence(first: mirror, next: \.superclassMirror) {
      for child in part.children { visit(child.value) }
    }
  }
  visit(controller)
  if let view = controller.viewIfLoaded { visit(view) }
  return Array(found.values)
}
