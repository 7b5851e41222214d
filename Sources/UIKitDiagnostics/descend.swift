import SwiftCalls

/// Calls `body`, which visits the next level of a nested structure, and continues on another stack if the current
/// one is nearly used up.
///
/// Every function that visits a tree recursively does so through this function. Therefore, views, view controllers,
/// layers, and files can be nested as deeply as one gigabyte of stack allows, on any thread, and with any methods
/// of the app on the stack.
///
/// - Complexity: O(1); a call and a comparison while there's enough stack.
@inline(__always)
package func descend<Result>(_ body: () -> Result) -> Result {
  stackIsLow() ? callWithMoreStack(body) : body()
}

/// Releases objects that may own further objects. Call it in `deinit`, so that a long chain of them doesn't
/// overflow the stack.
package func releaseNested<Element>(_ objects: inout [Element]) {
  guard !objects.isEmpty else { return }
  descend { objects = [] }
}

/// Releases an object that may own further objects. Call it in `deinit`, so that a long chain of them doesn't
/// overflow the stack.
package func releaseNested<Object: AnyObject>(_ object: inout Object?) {
  guard object != nil else { return }
  descend { object = nil }
}

@inline(never)
private func callWithMoreStack<Result>(_ body: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping({ result = body() }) { (call: @escaping () -> Void) in
    var call = call
    let isCalled = withUnsafeMutablePointer(to: &call) { call in
      callOnMoreStack({ $0.assumingMemoryBound(to: (() -> Void).self).pointee() }, call)
    }
    require(
      isCalled,
      "Too many views, controllers or layers lie inside one another, or a method calls itself "
        + "without an end: a gigabyte of stack is used up.")
  }
  return result!
}
