public import Foundation

/// Takes the values of UIKit's scope from the attributes of an `NSAttributedString`.
private struct AttributeReader: AttributeVisitor {
  let attributes: [NSAttributedString.Key: Any]
  var container = AttributeContainer()

  mutating func visit<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
    guard let value = attributes[NSAttributedString.Key(K.name)] else { return }
    // Line styles are stored as numbers, and numbers can have any numeric type.
    let number = value as? Int ?? (value as? NSNumber)?.intValue
    let candidates: [Any?] = [
      value, number, number.map { NSUnderlineStyle(rawValue: $0) },
      (value as? Double ?? (value as? NSNumber)?.doubleValue ?? number.map(Double.init))
        .map { CGFloat($0) },
      (value as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) },
    ]
    container[key] = candidates.lazy.compactMap { $0 as? K.Value }.first
  }
}

extension AttributeContainer {
  /// Creates a container with those attributes of an `NSAttributedString` that UIKit defines.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    var reader = AttributeReader(attributes: dictionary)
    AttributeScopes.UIKitAttributes.visitKeys(&reader)
    self = reader.container
    if let link = dictionary[.link] {
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
        link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    }
  }
}

extension AttributedString {
  /// Creates a string with the text of `nsStr` and the attributes that UIKit defines.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(values)))
    }
  }

  /// Creates a string with the text of `nsStr` and the attributes of UIKit's scope.
  public init(
    _ nsStr: NSAttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(nsStr)
  }
}

extension NSAttributedString {
  /// Creates a string with the text of `attrStr` and the attributes of UIKit's scope.
  public convenience init(
    _ attrStr: AttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws {
    self.init(attrStr)
  }

  /// Creates an empty string. On Apple's platforms, Foundation has such an initializer without arguments.
  public convenience init(_: Void = ()) {
    self.init(string: "")
  }
}
