import Foundation

/// The values of properties by name: those of the app's classes, and those of UIKit that apps commonly observe.
@MainActor enum ObservableValues {
  static func value(at keyPath: String, of object: NSObject) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let value = property(first, of: object)
    guard parts.count > 1 else { return value.flatMap(unwrapped) }
    return (value as? NSObject).flatMap { self.value(at: parts[1], of: $0) }
  }

  /// Returns the value of a property. `nil` means that there is no such property; an optional inside is the value.
  static func property(_ name: String, of object: NSObject) -> Any? {
    NamedMembers.property(name, of: type(of: object))?.get.map { $0(object) }
      ?? ofUIKit(name, of: object)
  }

  /// Returns the value of a property of UIKit. `nil` means that there is no such property; an optional inside
  /// is the value.
  static func ofUIKit(_ key: String, of object: NSObject) -> Any? {
    switch object {
    case let scrollView as UIScrollView:
      switch key {
      case "contentOffset": return scrollView.contentOffset
      case "contentSize": return scrollView.contentSize
      case "contentInset": return scrollView.contentInset
      default: break
      }
      if let text = scrollView as? UITextView, let path = ofTextViews[key] {
        return text[keyPath: path]
      }
      return view(key, scrollView)
    case let field as UITextField where ofFields[key] != nil:
      return ofFields[key].map { field[keyPath: $0] }
    case let label as UILabel where ofLabels[key] != nil:
      return ofLabels[key].map { label[keyPath: $0] }
    case let picture as UIImageView where key == "image": return picture.image as Any
    case let button as UIButton where ofButtons[key] != nil:
      return ofButtons[key].map { button[keyPath: $0] }
    case let cell as UITableViewCell where ofCells[key] != nil:
      return ofCells[key].map { cell[keyPath: $0] }
    case let bar as UISearchBar where ["searchField", "searchTextField"].contains(key):
      return bar.searchTextField
    case let bar as UISearchBar where key == "cancelButton": return bar.cancelButton
    case let item as UIBarButtonItem where key == "systemItem":
      return item.systemItem?.rawValue as Any
    case let item as UIBarButtonItem where key == "view": return item.viewInBar as Any
    case let item as UITabBarItem where key == "view": return item.viewInBar as Any
    case let control as UIControl where ["selected", "enabled", "highlighted"].contains(key):
      return key == "selected"
        ? control.isSelected : key == "enabled" ? control.isEnabled : control.isHighlighted
    case let recognizer as UIGestureRecognizer where key == "state": return recognizer.state
    case let view as UIView: return self.view(key, view)
    case let constraint as NSLayoutConstraint:
      switch key {
      case "firstItem": return constraint.firstItem as Any
      case "secondItem": return constraint.secondItem as Any
      case "constant": return constraint.constant
      default: return nil
      }
    case let layer as CALayer: return LayerValues.value(for: key, of: layer)
    case let segue as SegueTemplate where key == "identifier": return segue.identifier as Any
    case let controller as UIViewController:
      switch key {
      case "title": return controller.title as Any
      case "view": return controller.viewIfLoaded as Any
      case "parent", "parentViewController": return controller.parent as Any
      case "tabBar": return (controller as? UITabBarController)?.tabBar
      case "navigationBar": return (controller as? UINavigationController)?.navigationBar
      // Tests access a storyboard's segues with this key.
      case "storyboardSegueTemplates":
        return (controller.interface?.segueTemplates ?? []) as [NSObject]
      default: return nil
      }
    default: return nil
    }
  }

  private static let ofLabels: [String: PartialKeyPath<UILabel>] = [
    "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
    "textAlignment": \.textAlignment, "numberOfLines": \.numberOfLines,
  ]
  private static let ofFields: [String: PartialKeyPath<UITextField>] = [
    "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
    "textAlignment": \.textAlignment, "placeholder": \.placeholder,
  ]
  private static let ofTextViews: [String: PartialKeyPath<UITextView>] = [
    "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
    "textAlignment": \.textAlignment,
  ]

  private static let ofButtons: [String: PartialKeyPath<UIButton>] = [
    "titleLabel": \.titleLabel, "imageView": \.imageView,
  ]
  private static let ofCells: [String: PartialKeyPath<UITableViewCell>] = [
    "textLabel": \.textLabel, "detailTextLabel": \.detailTextLabel, "imageView": \.imageView,
    "contentView": \.contentView,
  ]

  private static func view(_ key: String, _ view: UIView) -> Any? {
    switch key {
    case "frame": view.frame
    case "bounds": view.bounds
    case "center": view.center
    case "alpha": view.alpha
    case "hidden", "isHidden": view.isHidden
    case "transform": view.transform
    case "backgroundColor": view.backgroundColor as Any
    case "safeAreaInsets": view.safeAreaInsets
    case "layer": view.layer
    case "tag": view.tag
    case "window": view.window as Any
    case "superview": view.superview as Any
    default: nil
    }
  }
}
