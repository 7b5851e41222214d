import Foundation

/// Ends the program because of an error in the app's code, in release builds as well.
///
/// Writes the reason to standard error, and the nearest function on the stack that is not UIKit's.
///
/// - Parameter reason: What was wrong, in Apple's words where UIKit has some, with the objects concerned.
package func trap(_ reason: String) -> Never {
  let place = TrapContext.place.map { "\n*** Made from \($0)." } ?? ""
  complain("*** Terminating app: \(reason)\(place)", about: CallStack())
  abort()
}

/// Ends the program with ``trap(_:)`` unless `condition` holds.
@inline(__always)
package func require(_ condition: Bool, _ reason: @autoclosure () -> String) {
  guard condition else { trap(reason()) }
}
