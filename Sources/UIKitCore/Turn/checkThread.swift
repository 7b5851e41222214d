import SwiftCalls

/// Reports the property or method that calls this if it is used off the main thread.
///
/// Setters of views call this first. The check takes a nanosecond.
@inline(__always)
func checkThread(_ member: StaticString = #function, _ file: StaticString = #fileID) {
  if !isMainThread() { ThreadReport.check(member, of: file) }
}

/// Reports the method that the app called if it's used off the main thread.
///
/// For functions that many methods call. Symbols reveal which of them the app called.
@inline(__always)
func checkCallersThread() {
  if !isMainThread() { ThreadReport.checkCaller() }
}
