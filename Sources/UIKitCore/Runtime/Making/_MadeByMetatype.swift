public import Foundation

/// What can be made where its class is known at run time only, as with a type parameter: `View()`, `type(of: cell).init()`.
///
/// Swift allows that for initializers that are required, those of protocols, and those of Objective-C. UIKit's own are
/// of the last kind elsewhere. Here a protocol has them once more, and the compiler takes these only where those of the
/// classes are no choice.
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
extension NSLayoutManager: _MadeByMetatype {}
extension NSTextContainer: _MadeByMetatype {}

// An initializer without a body and a method that returns `Self` are called alike. The method knows the class.

extension _MadeByMetatype where Self: NSObject {
  @_silgen_name("UIKit_made") @preconcurrency @MainActor public init()

  @_silgen_name("UIKit_made") @MainActor static func made() -> Self { NSObject.make(self) }
}
