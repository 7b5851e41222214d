/// The name of a method that is sent to a target.
///
/// Without Objective-C there is no `#selector`; write the name as a string. A selector finds methods without
/// parameters, with the sender, or with the sender and the event: `buy:` finds `func buy(_ sender: UIButton)`.
/// They are found by the program's symbols. In a release build the compiler can remove methods that no code
/// calls, except for `public` methods of public classes and `dynamic` methods of classes that aren't final. A
/// closure, for example in a ``UIAction``, always works.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  private let name: String

  /// - Parameter str: The name of the method with a colon for each parameter.
  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }

  /// - Parameter function: A full name such as `scroll(_:to:)`.
  init(function: String) {
    let parts = function.split { "(:)".contains($0) }.map(String.init)
    name = MethodSignature.selector(parts[0], parts.dropFirst().map { $0 == "_" ? nil : $0 })
  }

  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
