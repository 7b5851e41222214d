/// The name of a method, as it is sent to a target.
///
/// Without Objective-C there is no `#selector`, and a name finds no method of a Swift class. Selectors
/// exist so that code which passes them on, or none, compiles; what an object can be asked by one is
/// the editing of ``UIResponderStandardEditActions``.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  private let name: String

  /// - Parameter str: The method's name with a colon for each parameter.
  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }

  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
