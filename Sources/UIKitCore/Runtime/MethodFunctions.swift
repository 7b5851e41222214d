/// A method of Objective-C's runtime. Classes have none, so nothing makes one.
public struct Method: Hashable, Sendable {}

/// The function that a method of Objective-C's runtime calls.
public typealias IMP = OpaquePointer

/// The method of a class; `nil`, for classes have none that can be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// The method of a class itself; `nil`, for classes have none that can be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Adds a method; `false`, for classes take none at runtime.
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

/// Stands for a block among functions of methods; no class calls it.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

private func noMethods() -> Never {
  fatalError("Classes have no methods of Objective-C's runtime.")
}
