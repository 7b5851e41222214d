/// The reaction of an operator to a value or to the completion.
enum Step<Output, Failure: Error> {
  case send(Output)
  /// Drops the value and requests another one.
  case skip
  /// Sends a last value, if there is one, and finishes.
  case finish(Output?)
  case fail(Failure)
}
