/// The user's input for a new account.
struct NewAccountForm {
  let name: String
  let email: String
  let password: String
}
