import Foundation

/// A scroll view's content area. It begins at the origin and has the size of the content.
@MainActor package final class ContentLayoutItem: GuideLayoutItem {
  package override func makeSlot(in engine: LayoutEngine) -> LayoutSlot {
    LayoutSlot(self, in: engine, kind: .content)
  }

  package override func apply(_ frame: CGRect) {
    super.apply(frame)
    guard let slot else { return }
    container?.layoutDidSolveContentSize(
      width: slot.x.size == nil ? nil : frame.width,
      height: slot.y.size == nil ? nil : frame.height)
  }
}
