public import Foundation

/// A value that can be part of a link, such as a text, a number or a case of an enumeration.
///
/// An enumeration with raw values of type `String` needs no code to conform.
public protocol LinkValue {
  /// - Parameter linkText: A component of the path, or the value of a parameter, without percent-encoding.
  init?(linkText: String)

  var linkText: String { get }

  /// A description of valid values, for errors: "a whole number".
  static var linkExpectation: String { get }
}

extension LinkValue {
  public static var linkExpectation: String { "a \(Self.self)" }
}

extension LinkValue where Self: RawRepresentable, RawValue == String {
  public init?(linkText: String) { self.init(rawValue: linkText) }
  public var linkText: String { rawValue }
}

extension LinkValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  public static var linkExpectation: String {
    let cases = allCases.map { "“\($0.rawValue)”" }
    return cases.count < 2
      ? cases.joined()
      : cases.dropLast().joined(separator: ", ") + " or " + cases.suffix(1).joined()
  }
}

extension String: LinkValue {
  public init?(linkText: String) { self = linkText }
  public var linkText: String { self }
  public static var linkExpectation: String { "a text" }
}

extension Int: LinkValue {
  public init?(linkText: String) { self.init(linkText) }
  public var linkText: String { description }
  public static var linkExpectation: String { "a whole number" }
}

extension Bool: LinkValue {
  public init?(linkText: String) { self.init(linkText) }
  public var linkText: String { description }
  public static var linkExpectation: String { "“true” or “false”" }
}

extension UUID: LinkValue {
  public init?(linkText: String) { self.init(uuidString: linkText) }
  public var linkText: String { uuidString }
}
