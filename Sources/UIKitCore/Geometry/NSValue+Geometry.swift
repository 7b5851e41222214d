public import Foundation

extension NSValue {
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  public convenience init(uiOffset insets: UIOffset) {
    self.init(point: CGPoint(x: insets.horizontal, y: insets.vertical))
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
