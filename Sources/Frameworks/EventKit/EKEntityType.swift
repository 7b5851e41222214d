/// The type of items in an event store.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}
