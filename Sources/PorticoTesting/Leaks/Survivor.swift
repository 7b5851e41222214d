/// A tracked object that was not let go.
public struct Survivor: Sendable, CustomStringConvertible {
  /// The name of its type.
  public let name: String
  /// Where it was tracked: file and line.
  public let place: String
  /// Who holds it: paths of stored properties such as `Presenter.view`.
  public let holders: [String]

  public var description: String {
    let by = holders.isEmpty ? "held by something out of sight" : holders.joined(separator: ", ")
    return "\(name) (tracked at \(place)) is alive: \(by)"
  }
}
