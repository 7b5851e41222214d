public enum MPShuffleType: Int, Sendable {
  case off = 0
  case items = 1
  case collections = 2
}
