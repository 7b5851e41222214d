/// Ends the program with a reason if `condition` is `false`, also in release builds.
func require(
  _ condition: Bool, _ reason: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard condition else { fatalError(reason(), file: file, line: line) }
}
