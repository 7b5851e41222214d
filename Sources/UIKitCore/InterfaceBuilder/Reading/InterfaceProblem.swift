/// Something that is wrong with an Interface Builder file, or that is not known here.
package struct InterfaceProblem: Error, Equatable, CustomStringConvertible, Sendable {
  package enum Severity: String, Sendable {
    /// What the file asks for is left out.
    case warning
    /// What the file describes can't be made.
    case error
  }

  package let severity: Severity
  /// The name of the file, with its extension.
  package let file: String
  package let line: Int
  package let message: String

  /// As compilers write it, so that tools find the place.
  package var description: String { "\(file):\(line): \(severity): \(message)" }
}
