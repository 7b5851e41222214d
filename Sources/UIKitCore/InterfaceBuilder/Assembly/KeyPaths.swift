import Foundation

/// Properties that Interface Builder files set by name. Without Objective-C, these are properties of UIKit that
/// are commonly set this way, and stored properties of an app's classes.
@MainActor enum KeyPaths {
  /// - Parameter values: The possible values, of which the first one with the right type is used.
  /// - Returns: `true` if there is such a property and one of the values fits it.
  static func set(_ values: [Any], at path: String, of object: AnyObject) -> Bool {
    if let dot = path.firstIndex(of: ".") {
      guard let next = inner(String(path[..<dot]), of: object) else { return false }
      return set(values, at: String(path[path.index(after: dot)...]), of: next)
    }
    for property in known[path] ?? [] {
      for value in values where property(object, value) { return true }
    }
    if let set = NamedMembers.property(path, of: type(of: object))?.set {
      return values.contains { set(object, $0 is NSNull ? nil : $0) }
    }
    guard let stored = StoredProperty.properties(of: type(of: object))[path], stored.isVariable
    else { return false }
    return values.contains { value in
      stored.set(value is NSNull ? Any?.none as Any : value, of: object)
    }
  }

  /// Returns the object of the first component of a path.
  private static func inner(_ name: String, of object: AnyObject) -> AnyObject? {
    switch (name, object) {
    case ("layer", let view as UIView): view.layer
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("navigationItem", let controller as UIViewController): controller.navigationItem
    case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
    default: nil
    }
  }

  private typealias Property = @MainActor (AnyObject, Any) -> Bool

  private static func property<Object: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> Property {
    { object, value in
      guard let object = object as? Object,
        let value = value as? Value ?? PlainNumber.converted(value)
      else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// Returns the setter of a property, even of one without a setter in the API.
  private static func property<Object, Value>(
    _ type: Object.Type, _ value: Value.Type, _ set: @escaping @MainActor (Object, Value) -> Void
  ) -> Property {
    { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      set(object, value)
      return true
    }
  }

  private static let known: [String: [Property]] = [
    "cornerRadius": [property(\CALayer.cornerRadius)],
    "borderWidth": [property(\CALayer.borderWidth)],
    "borderColor": [property(\CALayer.borderColor)],
    "masksToBounds": [property(\CALayer.masksToBounds)],
    "shadowOpacity": [property(\CALayer.shadowOpacity)],
    "shadowRadius": [property(\CALayer.shadowRadius)],
    "shadowOffset": [property(\CALayer.shadowOffset)],
    "shadowColor": [property(\CALayer.shadowColor)],
    "opacity": [property(\CALayer.opacity)],
    "alpha": [property(\UIView.alpha)],
    "tag": [property(\UIView.tag)],
    "hidden": [property(\UIView.isHidden)],
    "clipsToBounds": [property(\UIView.clipsToBounds)],
    "userInteractionEnabled": [property(\UIView.isUserInteractionEnabled)],
    "backgroundColor": [property(\UIView.backgroundColor)],
    "tintColor": [property(\UIView.tintColor)],
    "accessibilityIdentifier": [
      property(\UIView.accessibilityIdentifier), property(\UIBarItem.accessibilityIdentifier),
    ],
    "accessibilityLabel": [
      property(\UIView.accessibilityLabel), property(\UIBarItem.accessibilityLabel),
    ],
    "accessibilityHint": [property(\UIView.accessibilityHint)],
    "isAccessibilityElement": [property(\UIView.isAccessibilityElement)],
    "text": [
      property(\UILabel.text), property(\UITextField.text), property(\UITextView.text),
    ],
    "textColor": [
      property(\UILabel.textColor), property(\UITextField.textColor),
      property(\UITextView.textColor),
    ],
    "font": [
      property(\UILabel.font), property(\UITextField.font), property(\UITextView.font),
    ],
    "placeholder": [property(\UITextField.placeholder), property(\UISearchBar.placeholder)],
    "title": [
      property(\UIViewController.title), property(\UINavigationItem.title),
      property(\UIBarItem.title),
    ],
    "enabled": [property(\UIControl.isEnabled), property(\UIBarItem.isEnabled)],
    "numberOfLines": [property(\UILabel.numberOfLines)],
    "tabBar": [
      property(UITabBarController.self, UITabBar.self) { $0.replaceTabBar(with: $1) }
    ],
    "navigationBar": [
      property(UINavigationController.self, UINavigationBar.self) {
        $0.replaceNavigationBar(with: $1)
      }
    ],
    "modalPresentationCapturesStatusBarAppearance": [
      property(\UIViewController.modalPresentationCapturesStatusBarAppearance)
    ],
  ]
}
