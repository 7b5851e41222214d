/// The name of a method, as it is sent to a target.
///
/// Without Objective-C there is no `#selector`; write the name. What a selector finds are methods that
/// take nothing, the sender, or the sender and the event, as `buy:` finds `func buy(_ sender: UIButton)`:
/// by the symbols in the program's file. In a release build they are found where the compiler can't leave
/// methods out that it sees nobody call: `public` ones of public classes, and `dynamic` ones of classes
/// that are not final. A closure, as ``UIAction`` has it, is always found.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  private let name: String

  /// - Parameter str: The method's name with a colon for each parameter.
  public init(_ str: String) {
    name = str
  }

  public init(stringLiteral value: String) {
    name = value
  }

  /// - Parameter function: A full name, such as `scroll(_:to:)`.
  init(function: String) {
    let parts = function.split { "(:)".contains($0) }.map(String.init)
    name = MethodSignature.selector(parts[0], parts.dropFirst().map { $0 == "_" ? nil : $0 })
  }

  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
