public import Foundation

/// The values that an observer of a property receives, and when it receives them.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is notified of the current value immediately.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is notified twice of each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of change to an observed property.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1, insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// `nil` unless the observer asked for new values.
  public let newValue: Value?
  /// `nil` unless the observer asked for old values.
  public let oldValue: Value?
  public let indexes: IndexSet?
  /// Whether this is the first of two calls for one change.
  public let isPrior: Bool
}
