/// An error about objects that should have been deallocated.
public struct LeakError: Error, CustomStringConvertible {
  public let survivors: [Survivor]

  public var description: String { survivors.map(\.description).joined(separator: "\n") }
}
