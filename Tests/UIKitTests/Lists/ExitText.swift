import Testing

/// What a process that stopped wrote to its standard error.
func errorText(of result: ExitTest.Result?) -> String {
  guard let result else { return "" }
  return String(decoding: result.standardErrorContent, as: UTF8.self)
}
