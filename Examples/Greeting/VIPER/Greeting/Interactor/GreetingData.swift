/// What the interactor finds out, for the presenter to put into words.
struct GreetingData: Equatable {
  let salutation: String
  let name: String
}
