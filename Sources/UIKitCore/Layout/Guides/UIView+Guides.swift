import Foundation

extension UIView {
  private func standardGuide(
    _ path: WritableKeyPath<StandardLayoutGuides, UILayoutGuide?>, _ identifier: String,
    _ make: (UILayoutGuide) -> LayoutItem?
  ) -> UILayoutGuide {
    let item = ensureLayoutItem()
    if let guide = item.standardGuides[keyPath: path] { return guide }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningViewStorage = self
    item.standardGuides[keyPath: path] = guide
    if let layoutItem = make(guide) { guide.layoutItem = layoutItem }
    return guide
  }

  /// The area within the margins.
  package final var marginsGuide: UILayoutGuide {
    standardGuide(\.margins, "UIViewLayoutMarginsGuide") { guide in
      InsetLayoutItem(guide, space: .content) { InsetLayoutItem.Edges($0.layoutMargins) }
    }
  }

  package final var safeAreaGuide: UILayoutGuide {
    standardGuide(\.safeArea, "UIViewSafeAreaLayoutGuide") { guide in
      InsetLayoutItem(guide, space: .pinned) { InsetLayoutItem.Edges($0.safeAreaInsets) }
    }
  }

  package final var keyboardGuide: UIKeyboardLayoutGuide {
    let item = ensureLayoutItem()
    if let guide = item.standardGuides.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    guide.owningViewStorage = self
    item.standardGuides.keyboard = guide
    return guide
  }

  /// The area within the margins, but not wider than a comfortable line length.
  package final var readableGuide: UILayoutGuide {
    var isNew = false
    let guide = standardGuide(\.readableContent, "UIViewReadableContentGuide") { _ in
      isNew = true
      return nil
    }
    guard isNew else { return guide }
    let margins = marginsGuide
    let width = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: LayoutMetrics.readableWidth),
      width,
    ])
    return guide
  }
}
