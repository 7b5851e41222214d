/// The direction of a scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// The kind of a container, which assistive technologies announce.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// Whether the user moves through the elements of a group one by one.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}
