public import Foundation

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The text attributes of UIKit.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let underlineColor: UnderlineColorAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// The attributes that UIKit displays, with the keys of `NSAttributedString`.
  package var dictionary: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var attributes: [NSAttributedString.Key: Any] = [:]
    func take<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
      if let value = self[key] { attributes[NSAttributedString.Key(K.name)] = value }
    }
    take(Scope.FontAttribute.self)
    take(Scope.ParagraphStyleAttribute.self)
    take(Scope.ForegroundColorAttribute.self)
    take(Scope.BackgroundColorAttribute.self)
    take(Scope.KernAttribute.self)
    take(Scope.TrackingAttribute.self)
    take(Scope.StrikethroughStyleAttribute.self)
    take(Scope.UnderlineStyleAttribute.self)
    take(Scope.StrikethroughColorAttribute.self)
    take(Scope.UnderlineColorAttribute.self)
    take(Scope.BaselineOffsetAttribute.self)
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      attributes[.link] = link
    }
    return attributes
  }
}

extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      result.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }
}
