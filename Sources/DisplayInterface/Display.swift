/// A screen and its input devices.
///
/// The app decides what a display shows and where. The display reports input, and makes no decisions.
@MainActor package protocol Display: AnyObject {
  /// The traits. A change is also reported as ``Input/traits(_:)``.
  var traits: DisplayTraits { get }
  var text: any TextMeasuring { get }

  /// Applies a batch of changes at once. Applying changes never causes input.
  func apply(_ batch: [Change])

  /// Runs the loop that serves this display and the main dispatch queue, until ``stop()`` is called.
  func run(_ receive: @escaping @MainActor (Input) -> Void)
  func stop()
}
