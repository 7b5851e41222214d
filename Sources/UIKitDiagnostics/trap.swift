import Foundation

/// Ends the program because of an error in the app's code, in release builds too.
///
/// Writes the reason to standard error, and the innermost function on the stack that isn't UIKit's.
///
/// - Parameter reason: A description of the error, with the objects concerned. It uses Apple's words if UIKit has a
///   message for the error.
package func trap(_ reason: String) -> Never {
  let place = TrapContext.place.map { "\n*** Made from \($0)." } ?? ""
  complain("*** Terminating app: \(reason)\(place)", about: CallStack())
  abort()
}

/// Ends the program with ``trap(_:)`` if `condition` is `false`.
@inline(__always)
package func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
  guard condition else { trap(reason()) }
}
