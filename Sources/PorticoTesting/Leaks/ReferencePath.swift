/// Where a reference lies: in a stored property, or in what a closure there has captured.
struct ReferencePath: CustomStringConvertible {
  var isClosure: Bool
  /// `Presenter.views[]`.
  var text: String

  var description: String { isClosure ? "held by the closure \(text)" : "held by \(text)" }

  var captured: ReferencePath { ReferencePath(isClosure: true, text: text) }

  func appending(_ part: String) -> ReferencePath {
    // What a closure has captured has no names.
    isClosure ? self : ReferencePath(isClosure: false, text: text + part)
  }
}
