/// A tracked object that was not deallocated.
public struct Survivor: Sendable, CustomStringConvertible {
  /// The name of its type.
  public let name: String
  /// The file and line at which it was tracked.
  public let place: String
  /// The properties that retain it, such as `held by Presenter.view` or `held by the closure View.onTap`. Empty if none
  /// was found.
  public let holders: [String]

  public var description: String {
    let by =
      holders.isEmpty
      ? "held by something outside of what can be searched: a closure, task, timer or notification, "
        + "or a local variable of the test, which a debug build keeps to the end of its scope. To search an object "
        + "that the test retains, pass it in `roots`"
      : holders.joined(separator: ", ")
    return "\(name) (tracked at \(place)) is alive: \(by)"
  }
}
