/// A place at which a rule is broken. It prints as compilers do.
public struct Breach: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong there.
  public let message: String
  /// The file, as seen from the package.
  public let path: String
  /// From 1.
  public let line: Int

  public init(_ message: String, path: String, line: Int) {
    self.message = message
    self.path = path
    self.line = line
  }

  public var description: String { "\(path):\(line): \(message)" }
}
