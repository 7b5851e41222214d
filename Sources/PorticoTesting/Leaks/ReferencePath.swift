/// The place of a reference: a stored property, or the captures of a closure in a stored property.
struct ReferencePath: CustomStringConvertible {
  var isClosure: Bool
  /// The type and its properties, such as `Presenter.views[]`.
  var text: String

  var description: String { isClosure ? "held by the closure \(text)" : "held by \(text)" }

  var captured: ReferencePath { ReferencePath(isClosure: true, text: text) }

  func appending(_ part: String) -> ReferencePath {
    // Captures have no names.
    isClosure ? self : ReferencePath(isClosure: false, text: text + part)
  }
}
