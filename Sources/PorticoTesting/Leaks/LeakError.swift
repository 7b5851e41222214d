/// Objects that should have been let go are alive.
public struct LeakError: Error, CustomStringConvertible {
  public let survivors: [Survivor]

  public var description: String { survivors.map(\.description).joined(separator: "\n") }
}
