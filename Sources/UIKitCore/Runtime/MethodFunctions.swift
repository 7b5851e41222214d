/// A method of the Objective-C runtime. Swift classes have none, so nothing creates one.
public struct Method: Hashable, Sendable {}

/// The implementation of a method of the Objective-C runtime.
public typealias IMP = OpaquePointer

/// Returns `nil`, because classes have no methods that can be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns `nil`, because classes have no methods that can be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Returns `false`, because methods can't be added to classes at run time.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

public func method_getImplementation(_ m: Method) -> IMP { noMethods() }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { noMethods() }

public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { noMethods() }

/// Returns a block as the implementation of a method. No class calls it.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

private func noMethods() -> Never {
  fatalError("Classes have no methods of Objective-C's runtime.")
}
