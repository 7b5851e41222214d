/// Whether the user stops or goes on walking.
public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume = 1
}
