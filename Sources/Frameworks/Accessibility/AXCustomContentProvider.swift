public import Foundation

/// Returns custom content when an assistive technology asks for it.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An element with custom content.
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Optional: used instead of ``accessibilityCustomContent``.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {}
  }
}
