public import Foundation

/// A class whose objects can be created through a metatype that is known only at run time, such as a type
/// parameter: `View()`, `type(of: cell).init()`.
///
/// Swift allows this for required initializers, for initializers of protocols and for those of Objective-C
/// classes, as UIKit's are on Apple's platforms. Here a protocol declares them again. The compiler chooses
/// these only if the initializers of the class aren't candidates.
public protocol _MadeByMetatype: AnyObject {}

extension UIResponder: _MadeByMetatype {}
extension UIGestureRecognizer: _MadeByMetatype {}
extension UIPresentationController: _MadeByMetatype {}
extension UIBarItem: _MadeByMetatype {}
extension UINavigationItem: _MadeByMetatype {}
extension UICollectionViewLayout: _MadeByMetatype {}
extension UILayoutGuide: _MadeByMetatype {}
extension NSLayoutConstraint: _MadeByMetatype {}
extension CALayer: _MadeByMetatype {}
extension UIStoryboardSegue: _MadeByMetatype {}
extension UIActivity: _MadeByMetatype {}
extension UIDocument: _MadeByMetatype {}
extension UIDynamicBehavior: _MadeByMetatype {}
extension UICollectionViewLayoutAttributes: _MadeByMetatype {}
extension UICollectionViewLayoutInvalidationContext: _MadeByMetatype {}
extension NSLayoutManager: _MadeByMetatype {}
extension NSTextContainer: _MadeByMetatype {}

// An initializer without a body and a method that returns `Self` have the same calling convention. The method
// knows the class.

extension _MadeByMetatype where Self: NSObject {
  @_silgen_name("UIKit_made") @preconcurrency @MainActor public init()

  @_silgen_name("UIKit_made") @MainActor static func made() -> Self { NSObject.make(self) }
}
