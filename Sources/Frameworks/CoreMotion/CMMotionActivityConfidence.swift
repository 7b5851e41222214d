public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}
