/// Ends the program, as an array of Foundation does, where an index is beyond its end.
///
/// - Parameter method: Whose index it is: `-[UIView exchangeSubviewAtIndex:withSubviewAtIndex:]`.
package func requireIndex(_ index: Int, below count: Int, _ method: @autoclosure () -> String) {
  require(
    index >= 0 && index < count,
    "*** \(method()): index \(index) beyond bounds "
      + (count > 0 ? "[0 .. \(count - 1)]" : "for empty array"))
}
