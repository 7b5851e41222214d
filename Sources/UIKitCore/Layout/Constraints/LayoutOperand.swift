/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor package struct LayoutOperand {
  package weak var item: LayoutItem?
  package var attribute: NSLayoutConstraint.Attribute
  /// The item at which a distance starts.
  package weak var origin: LayoutItem?
  package var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  package init(_ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  package init(from start: LayoutOperand, to end: LayoutOperand) {
    item = end.item
    attribute = end.attribute
    origin = start.item
    originAttribute = start.attribute
  }

  package var isDistance: Bool { originAttribute != .notAnAttribute }

  package var kind: NSLayoutConstraint.Attribute.Kind {
    isDistance ? .size : attribute.kind
  }

  package var axis: NSLayoutConstraint.Axis { attribute.axis }

  package func mentions(where matches: (NSLayoutConstraint.Attribute) -> Bool) -> Bool {
    matches(attribute) || isDistance && matches(originAttribute)
  }
}
