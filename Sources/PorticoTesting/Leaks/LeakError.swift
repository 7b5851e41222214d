/// An error about objects that should have been deallocated.
public struct LeakError: Error, CustomStringConvertible {
  public let survivors: [Survivor]
  /// A note that virtual time doesn't advance, if a task waits for it.
  let standstill: String

  public var description: String {
    survivors.map(\.description).joined(separator: "\n") + standstill
  }
}
