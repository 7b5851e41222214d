/// A violation of a rule. Its description has the format of a compiler's message.
public struct Breach: Hashable, Sendable, CustomStringConvertible {
  /// A description of the violation.
  public let message: String
  /// The path of the file, relative to the package.
  public let path: String
  /// The line, counted from 1.
  public let line: Int

  public init(_ message: String, path: String, line: Int) {
    self.message = message
    self.path = path
    self.line = line
  }

  public var description: String { "\(path):\(line): \(message)" }
}
