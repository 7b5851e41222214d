/// What an event store holds.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}
