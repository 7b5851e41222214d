public import Foundation

/// A value of a contact, such as a phone number, and what it's for.
open class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying {
  open private(set) var identifier = UUID().uuidString
  open private(set) var label: String?
  open private(set) var value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the name of a label.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}
