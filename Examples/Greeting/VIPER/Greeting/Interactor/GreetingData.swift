/// The result of the interactor, which the presenter formats.
struct GreetingData: Equatable {
  let salutation: String
  let name: String
}
