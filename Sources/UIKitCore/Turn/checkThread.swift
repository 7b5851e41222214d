import SwiftCalls

/// Reports the property or method that calls this if it is used off the main thread.
///
/// Setters of views begin with it. It takes a nanosecond.
@inline(__always)
func checkThread(_ member: StaticString = #function, _ file: StaticString = #fileID) {
  if !isMainThread() { ThreadReport.check(member, of: file) }
}

/// Reports what the app called if it is used off the main thread.
///
/// For what many methods come by; symbols tell which of them it was.
@inline(__always)
func checkCallersThread() {
  if !isMainThread() { ThreadReport.checkCaller() }
}
