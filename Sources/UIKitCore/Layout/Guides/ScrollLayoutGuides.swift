/// The guides of a scroll view.
@MainActor package final class ScrollLayoutGuides {
  package let content: UILayoutGuide
  package let frame: UILayoutGuide

  package init(_ view: UIView) {
    let item = view.ensureLayoutItem()
    let content = UILayoutGuide()
    content.identifier = "UIScrollView-contentLayoutGuide"
    content.owningViewStorage = view
    content.layoutItem = ContentLayoutItem(content)
    let frame = UILayoutGuide()
    frame.identifier = "UIScrollView-frameLayoutGuide"
    frame.owningViewStorage = view
    frame.layoutItem = InsetLayoutItem(frame, space: .pinned) { _ in .init(.zero) }
    item.standardGuides.scrollContent = content
    item.standardGuides.scrollFrame = frame
    self.content = content
    self.frame = frame
  }
}
