/// Holds what a cell shows; tells the cell when its standard content changes its size.
final class CellContentView: UIView {
  override func arrangedContentSizeDidChange(of subview: UIView) {
    superview?.setNeedsLayout()
  }
}
