/// An error of the user, on the command line or in a file, with a hint at the solution.
public struct Mistake: Error, Equatable, CustomStringConvertible {
  public var message: String

  public init(message: String) { self.message = message }

  public var description: String { message }
}
