/// The result of an operation that failed.
struct CryptorError: Error {
  let status: CCCryptorStatus

  init(_ status: Int) {
    self.status = CCCryptorStatus(status)
  }
}
