/// A line of a script that is no command.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  package let line: Int
  package let source: String
  package let reason: String

  package var description: String { "line \(line): \(source): \(reason)" }
}
