/// Ends the program with a reason unless `condition` holds, in release builds as well.
func require(
  _ condition: Bool, _ reason: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard condition else { fatalError(reason(), file: file, line: line) }
}
