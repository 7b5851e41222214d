/// Code that can't be translated, with its place.
package struct Problem: Error, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let message: String

  package var description: String { "\(path):\(line): error: \(message)" }
}
