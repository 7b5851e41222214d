import DisplayInterface

/// Holds what a cell shows; tells the cell when its standard content changes its size.
final class CellContentView: UIView {
  override func arrangedContentSizeDidChange(of subview: UIView) {
    superview?.setNeedsLayout()
  }

  /// Nobody draws in it.
  override func contentBody() -> Content.Body {
    layerStorage == nil ? .none : super.contentBody()
  }
}
