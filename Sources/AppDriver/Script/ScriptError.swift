/// An invalid line of a script.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  package let line: Int
  package let source: String
  package let reason: String

  package var description: String { "line \(line): \(source): \(reason)" }
}
