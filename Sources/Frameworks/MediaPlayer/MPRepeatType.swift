public enum MPRepeatType: Int, Sendable {
  case off = 0
  case one = 1
  case all = 2
}
