import CoreGraphics

extension UIEdgeInsets {
  package var hasNaN: Bool { top.isNaN || left.isNaN || bottom.isNaN || right.isNaN }

  package var bounded: UIEdgeInsets {
    UIEdgeInsets(
      top: top.bounded, left: left.bounded, bottom: bottom.bounded, right: right.bounded)
  }
}

extension NSDirectionalEdgeInsets {
  package var bounded: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.bounded, leading: leading.bounded, bottom: bottom.bounded,
      trailing: trailing.bounded)
  }
}
