public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking = 0
  case endSeeking = 1
}
