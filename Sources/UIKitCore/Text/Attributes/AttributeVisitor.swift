import Foundation

/// An operation on each key of an attribute scope.
protocol AttributeVisitor {
  mutating func visit<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable
}

extension AttributeScopes.UIKitAttributes {
  static func visitKeys(_ visitor: inout some AttributeVisitor) {
    visitor.visit(FontAttribute.self)
    visitor.visit(ParagraphStyleAttribute.self)
    visitor.visit(ForegroundColorAttribute.self)
    visitor.visit(BackgroundColorAttribute.self)
    visitor.visit(KernAttribute.self)
    visitor.visit(TrackingAttribute.self)
    visitor.visit(StrikethroughStyleAttribute.self)
    visitor.visit(UnderlineStyleAttribute.self)
    visitor.visit(StrikethroughColorAttribute.self)
    visitor.visit(UnderlineColorAttribute.self)
    visitor.visit(BaselineOffsetAttribute.self)
    visitor.visit(AttachmentAttribute.self)
    visitor.visit(ExpansionAttribute.self)
    visitor.visit(LigatureAttribute.self)
    visitor.visit(ObliquenessAttribute.self)
    visitor.visit(ShadowAttribute.self)
    visitor.visit(StrokeColorAttribute.self)
    visitor.visit(StrokeWidthAttribute.self)
    visitor.visit(TextEffectAttribute.self)
    visitor.visit(TextItemTagAttribute.self)
  }
}
