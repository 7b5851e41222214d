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
    public let attachment: AttachmentAttribute
    public let expansion: ExpansionAttribute
    public let ligature: LigatureAttribute
    public let obliqueness: ObliquenessAttribute
    public let shadow: ShadowAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let textEffect: TextEffectAttribute
    public let textItemTag: TextItemTagAttribute
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

    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }

    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }

    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }

    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }

    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }

    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }

    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = "NSTextEffect"
    }

    public enum TextItemTagAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "UITextItemTag"
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

/// Collects a container's attributes with the keys and the kinds of values of `NSAttributedString`.
private struct AttributeCollector: AttributeVisitor {
  let container: AttributeContainer
  var attributes: [NSAttributedString.Key: Any] = [:]

  mutating func visit<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
    guard let value = container[key] else { return }
    attributes[NSAttributedString.Key(K.name)] =
      (value as? NSUnderlineStyle)?.rawValue
      ?? (value as? NSAttributedString.TextEffectStyle)?.rawValue ?? value
  }
}

extension AttributeContainer {
  /// The attributes of UIKit's scope, with the keys of `NSAttributedString`.
  package var dictionary: [NSAttributedString.Key: Any] {
    var collector = AttributeCollector(container: self)
    AttributeScopes.UIKitAttributes.visitKeys(&collector)
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      collector.attributes[.link] = link
    }
    return collector.attributes
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
