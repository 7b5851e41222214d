/// Calls main-actor code from API that Apple declares for any thread, such as that of layers.
///
/// The layer of a view changes the view, which only the main thread may do. On another thread `body` runs
/// anyway, as with Apple's UIKit; the code that it calls reports this.
///
/// - Parameter value: The value that `body` uses, because `body` captures nothing.
@discardableResult @inline(__always)
func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: ((Value) -> Result).self)(value)
  }
}
