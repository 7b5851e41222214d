/// What a person has typed to make an account.
struct NewAccountForm {
  let name: String
  let email: String
  let password: String
}
