/// A screen and what a person can do to it.
///
/// A display is told what to show and where; it reports what happened. It is never asked to decide.
@MainActor package protocol Display: AnyObject {
  /// A change is also reported as ``Input/traits(_:)``.
  var traits: DisplayTraits { get }
  var text: any TextMeasuring { get }

  /// Shows a batch of changes at once. Applying never comes back as input.
  func apply(_ batch: [Change])

  /// Runs the loop that serves this display and the main dispatch queue, until ``stop()``.
  func run(_ receive: @escaping @MainActor (Input) -> Void)
  func stop()
}
