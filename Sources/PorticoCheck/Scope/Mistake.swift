/// What a person got wrong, on the command line or in a file of theirs, with the way out of it.
package struct Mistake: Error, Equatable {
  package var message: String

  package init(message: String) { self.message = message }
}
