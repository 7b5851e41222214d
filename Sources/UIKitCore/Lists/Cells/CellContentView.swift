import DisplayInterface

/// The content view of a cell. Notifies the cell when its standard content changes its size.
final class CellContentView: UIView {
  override func arrangedContentSizeDidChange(of subview: UIView) {
    superview?.setNeedsLayout()
  }

  /// The view has no content of its own unless it has a layer.
  override func contentBody() -> NodeContent.Body {
    layerStorage == nil ? .none : super.contentBody()
  }
}
