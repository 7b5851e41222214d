/// Calls what belongs to the main actor from what Apple declares for any thread, such as a layer.
///
/// Layers of views change views, which is for the main thread. Off it `body` runs all the same, as with
/// Apple's UIKit; what it calls reports that.
///
/// - Parameter value: What `body` uses: it captures nothing.
@discardableResult @inline(__always)
func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: ((Value) -> Result).self)(value)
  }
}
