public import Foundation

extension AttributeContainer {
  /// Creates a container with those attributes of an `NSAttributedString` that UIKit defines.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    take(Scope.FontAttribute.self, from: dictionary)
    take(Scope.ParagraphStyleAttribute.self, from: dictionary)
    take(Scope.ForegroundColorAttribute.self, from: dictionary)
    take(Scope.BackgroundColorAttribute.self, from: dictionary)
    take(Scope.KernAttribute.self, from: dictionary)
    take(Scope.TrackingAttribute.self, from: dictionary)
    take(Scope.StrikethroughStyleAttribute.self, from: dictionary)
    take(Scope.UnderlineStyleAttribute.self, from: dictionary)
    take(Scope.StrikethroughColorAttribute.self, from: dictionary)
    take(Scope.UnderlineColorAttribute.self, from: dictionary)
    take(Scope.BaselineOffsetAttribute.self, from: dictionary)
    if let link = dictionary[.link] {
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
        link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    }
  }

  private mutating func take<K: AttributedStringKey>(
    _ key: K.Type, from dictionary: [NSAttributedString.Key: Any]
  ) where K.Value: Sendable {
    guard let value = dictionary[NSAttributedString.Key(K.name)] else { return }
    // Line styles are stored as numbers, and numbers can have any numeric type.
    let number = value as? Int ?? (value as? NSNumber)?.intValue
    if let value = value as? K.Value {
      self[key] = value
    } else if let value = number.map({ NSUnderlineStyle(rawValue: $0) }) as? K.Value {
      self[key] = value
    } else if let value = (value as? Double ?? number.map(Double.init)).map({ CGFloat($0) })
      as? K.Value
    {
      self[key] = value
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
