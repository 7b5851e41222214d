public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}
