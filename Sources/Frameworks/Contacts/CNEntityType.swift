public enum CNEntityType: Int, Sendable {
  case contacts = 0
}
