/// Which of the events of a series a change concerns.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}
