/// Where a page is scrolled to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// What holds elements, for assistive technology that names it.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// Whether a group of elements is gone through one by one.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}
