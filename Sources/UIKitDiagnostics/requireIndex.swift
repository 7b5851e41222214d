/// Ends the program if an index is out of bounds, as an array of Foundation does.
///
/// - Parameter method: The method to which the index was passed, such as
///   `-[UIView exchangeSubviewAtIndex:withSubviewAtIndex:]`.
package func requireIndex(_ index: Int, below count: Int, _ method: @autoclosure () -> String) {
  require(
    index >= 0 && index < count,
    "*** \(method()): index \(index) beyond bounds "
      + (count > 0 ? "[0 .. \(count - 1)]" : "for empty array"))
}
