/// An error in an Interface Builder file, or a part of it that is unknown here.
package struct InterfaceProblem: Error, Equatable, CustomStringConvertible, Sendable {
  package enum Severity: String, Sendable {
    /// A part of the file is ignored.
    case warning
    /// A part of the file can't be created.
    case error
  }

  package let severity: Severity
  /// The name of the file, with its extension.
  package let file: String
  package let line: Int
  package let message: String

  /// The description in the format of compilers, so that tools find the line.
  package var description: String { "\(file):\(line): \(severity): \(message)" }
}
