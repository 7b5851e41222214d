/// An error about objects that should have been deallocated.
public struct LeakError: Error, CustomStringConvertible {
  public let survivors: [Survivor]
  /// Says that virtual time stands still, if something waits for it.
  let standstill: String

  public var description: String {
    survivors.map(\.description).joined(separator: "\n") + standstill
  }
}
