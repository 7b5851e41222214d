import SwiftCalls

/// Calls `body`, which goes one level down into something nested, on another piece of stack where the
/// present one is nearly used up.
///
/// Whatever visits a tree by calling itself does so through this function. Views, controllers, layers
/// and files may then be nested as deeply as a gigabyte of stack lasts, whatever thread they are visited
/// on and whatever methods of the app take part.
///
/// - Complexity: O(1); as long as there is room, a call and a comparison.
@inline(__always)
package func descend<Result>(_ body: () -> Result) -> Result {
  stackIsLow() ? callWithMoreStack(body) : body()
}

/// Releases objects that may hold others, which hold others in turn: call it in `deinit`.
package func releaseNested<Element>(_ objects: inout [Element]) {
  guard !objects.isEmpty else { return }
  descend { objects = [] }
}

/// Releases an object that may hold another, which holds another in turn: call it in `deinit`.
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
