import Testing

@Suite("Errors without a domain and a code") struct ErrorTests {
  @Test("An error gets them, in a call only")
  func arguments() {
    let lines = Translation(
      """
      let failure: Error = NSError()
      let other = NSError(domain: "a", code: 1)
      let kind = NSError.self
      completion(nil, Foundation.NSError( ))
      """
    ).lines()
    #expect(lines[0] == #"let failure: Error = NSError(domain: "", code: 0)"#)
    #expect(lines[1] == #"let other = NSError(domain: "a", code: 1)"#)
    #expect(lines[2] == "let kind = NSError.self")
    #expect(lines[3] == #"completion(nil, Foundation.NSError(domain: "", code: 0 ))"#)
  }
}
