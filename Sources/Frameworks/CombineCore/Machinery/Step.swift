/// What an operator does with a value or with the completion.
enum Step<Output, Failure: Error> {
  case send(Output)
  /// Drops the value and asks for another one.
  case skip
  /// Sends the last value, if there is one, and finishes.
  case finish(Output?)
  case fail(Failure)
}
