/// What can't be translated, and where it stands.
package struct Problem: Error, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let message: String

  package var description: String { "\(path):\(line): error: \(message)" }
}
