/// What a person got wrong, on the command line or in a file of theirs, with the way out of it.
public struct Mistake: Error, Equatable, CustomStringConvertible {
  public var message: String

  public init(message: String) { self.message = message }

  public var description: String { message }
}
