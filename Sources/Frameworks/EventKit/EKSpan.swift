/// The events of a recurring event to which a change applies.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}
