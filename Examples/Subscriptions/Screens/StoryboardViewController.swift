import UIKit

#if canImport(ObjectiveC)
  /// A view controller with outlets, which a storyboard sets through the Objective-C runtime.
  @objcMembers class StoryboardViewController: UIViewController {}
#else
  /// A view controller with outlets. UIKit for Linux finds stored properties by their names.
  typealias StoryboardViewController = UIViewController
#endif
